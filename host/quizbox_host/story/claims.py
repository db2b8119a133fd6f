"""Who gets what: each wish one thing, no thing two wishes."""


def claim(wishes):
    """The thing that each wish gets, None for one that goes without.

    wishes   a list of lists: the things (numbers) that would do for each wish
    Earlier wishes and things come first, but as many wishes as can be are served.
    """
    owners = {}

    def serve(wish, asked):
        free = next((thing for thing in wishes[wish] if thing not in owners), None)
        if free is not None:
            owners[free] = wish
            return True
        for thing in wishes[wish]:
            if thing not in asked:
                asked.add(thing)
                if serve(owners[thing], asked):
                    owners[thing] = wish
                    return True
        return False

    for wish in range(len(wishes)):
        serve(wish, set())
    served = {wish: thing for thing, wish in owners.items()}
    return [served.get(wish) for wish in range(len(wishes))]
