"""Bipartite matching: checks claim sounds and lines, each at most one, none twice."""


def claim(wishes):
    """A maximum matching: the thing that each wish gets, or None.

    wishes   a list of lists: the things (numbers) that fit each wish
    As many wishes as possible are served; earlier wishes and earlier things come first.
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
