"""`quizbox ports`: the serial ports of this computer, and which of them is a box."""

import click

from quizbox_host import printing
from quizbox_host.cli import common
from quizbox_host.errors import NoBox
from quizbox_host.ports import Port, no_such_id


@click.command()
@common.options
def ports(session):
    """List the serial ports, and what answers at each.

    It sends only to ports that belong to a Pico, and to the one that --port names.
    """
    listed = session.computer.ports()
    if session.port is not None:
        known = {port.path: port for port in listed}
        listed = [known.get(session.port, Port(session.port))]
    documents = [_asked(session, port) for port in listed]
    if session.id is not None:
        all_boxes = [one for one in documents if one["box"]]
        documents = [one for one in documents if session.is_meant(one["box"])]
        if all_boxes and not documents:
            session.tell(documents, [])
            raise NoBox(no_such_id(session.id))
    session.tell(documents, printing.columns([_row(one) for one in documents]))
    if not any(one["box"] for one in documents):
        raise NoBox(
            "no box answers: plug it in, with a cable that carries data; right after plugging in "
            "give it ten seconds"
        )


command = ports


def _asked(session, port):
    document = {
        "port": port.path,
        "usb": port.usb and f"{port.usb[0]:04x}:{port.usb[1]:04x}",
        "serial_number": port.serial_number,
        "box": None,
        "trouble": None,
    }
    if port.may_be_box or port.path == session.port:
        box, trouble = session.finder.look(port)
        if box:
            document["box"] = box.about
            box.close()
        else:
            document["trouble"] = trouble.message
    return document


def _row(document):
    box = document["box"]
    if box:
        what = f"quizbox {box['version']}, id {box['id']}"
    else:
        what = document["trouble"] or "not a Pico's, not asked"
    return document["port"], document["usb"] or "-", what
