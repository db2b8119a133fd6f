"""The laptop at the other end of the USB cable: enumerates the box and opens its serial port."""

from collections import deque

from rp2040py.usb.cdc import extract_control_interface_number, extract_endpoint_numbers
from rp2040py.usb.interfaces import (
    DataDirection,
    DescriptorType,
    ISetupPacketParams,
    SetupRecipient,
    SetupType,
)
from rp2040py.usb.setup import (
    create_setup_packet,
    get_descriptor_packet,
    set_device_address_packet,
    set_device_configuration_packet,
)

SET_CONTROL_LINE_STATE = 0x22  # USB CDC PSTN 1.2, 6.3.12
DTR_AND_RTS = 3
CONFIGURATION_HEADER = 9
STATUS_NS = 50_000  # a status stage and the pause before the next SETUP


class Laptop:
    """A USB host with a CDC driver.

    on_data        called with the bytes that the device has sent
    on_enumerated  called when enumeration is complete
    """

    def __init__(self, controller):
        self.on_data = lambda data: None
        self.on_enumerated = lambda: None
        self.is_enumerated = False
        self._usb = controller
        self._is_plugged = self._is_open = False
        self._reads = True
        self._outgoing = deque()
        self._forget()
        controller.on_usb_enabled = self._pulled_up
        controller.on_reset_received = self._was_reset
        controller.on_endpoint_write = self._came_in
        controller.on_endpoint_read = self._may_go_out
        controller.on_reset = self._forget
        controller.takes = lambda endpoint: self._reads

    def plug(self, on):
        """Plug the cable in, and enumerate the device; or pull it, and the bus is idle."""
        if on == self._is_plugged:
            return
        self._is_plugged = on
        if not on:
            self._forget()
            self._usb.reset_alarm.cancel()
            self._usb.frames(False)
        elif self._usb.is_enabled:
            self._usb.reset_device()

    def open(self, on):
        """Open or close the port (set DTR and RTS); a new enumeration restores this."""
        self._is_open = on
        if self.is_enumerated:
            self._ask(self._line_state())

    def reads(self, on):
        """Whether the laptop fetches what the device sends."""
        self._reads = on
        if on:
            self._usb.fetch()

    def send(self, data):
        """Send bytes to the device, as fast as it takes them."""
        self._outgoing.extend(data)
        self._go_out()

    def _forget(self):
        """The device has left the bus: drop transfers and unsent bytes."""
        self.is_enumerated = False
        self._requests = deque()
        self._asked = None
        self._answer = bytearray()
        self._room = None
        self._in_endpoint = self._out_endpoint = self._interface = -1
        self._outgoing.clear()

    def _pulled_up(self):
        """The device has connected its pull-up."""
        if self._is_plugged:
            self._usb.reset_device()
        else:
            self._usb.frames(False)

    def _was_reset(self):
        self._forget()
        self._usb.frames(True)
        header = get_descriptor_packet(DescriptorType.CONFIGRATION, CONFIGURATION_HEADER)
        self._ask(set_device_address_packet(1))
        self._ask(header, self._read_header)

    def _read_header(self, answer):
        length = answer[2] | answer[3] << 8
        whole = get_descriptor_packet(DescriptorType.CONFIGRATION, length)
        self._ask(whole, self._read_configuration)

    def _read_configuration(self, answer):
        endpoints = extract_endpoint_numbers(answer)
        self._in_endpoint, self._out_endpoint = endpoints
        self._interface = extract_control_interface_number(answer)
        self._ask(set_device_configuration_packet(1), self._configured)

    def _configured(self, _):
        self.is_enumerated = True
        if self._is_open:
            self._ask(self._line_state())
        self.on_enumerated()

    def _line_state(self):
        return create_setup_packet(
            ISetupPacketParams(
                data_direction=DataDirection.HOST_TO_DEVICE,
                type=SetupType.CLASS,
                recipient=SetupRecipient.INTERFACE,
                b_request=SET_CONTROL_LINE_STATE,
                w_value=DTR_AND_RTS if self._is_open else 0,
                w_index=self._interface,
                w_length=0,
            )
        )

    def _ask(self, setup, then=lambda answer: None):
        """Queue a control transfer; then(answer) is called after its status stage."""
        self._requests.append((setup, then))
        if self._asked is None:
            self._ask_next()

    def _ask_next(self):
        self._asked = self._requests.popleft() if self._requests else None
        self._answer = bytearray()
        if self._asked:
            self._usb.send_setup_packet(self._asked[0])

    def _answered(self):
        _, then = self._asked
        answer = bytes(self._answer)
        self._asked = None
        then(answer)
        if self._asked is None:
            self._ask_next()

    def _came_in(self, endpoint, data):
        if endpoint == 0 and self._asked:
            self._answer += data
            if not data:  # the status stage of a request without data
                self._answered()
        elif endpoint == self._in_endpoint and data:
            self.on_data(bytes(data))

    def _may_go_out(self, endpoint, size):
        if endpoint == 0:  # the status stage of a request that has been answered
            self._usb.endpoint_read_done(0, b"")
            clock = self._usb.rp2040.clock
            clock.at(clock.nanos + STATUS_NS, self._status_over, self._asked)
        elif endpoint == self._out_endpoint:
            self._room = size
            self._go_out()

    def _status_over(self, asked):
        if asked is not None and asked is self._asked:
            self._answered()

    def _go_out(self):
        if self._room is None or not self._outgoing:
            return
        size = min(self._room, len(self._outgoing))
        self._room = None
        packet = bytes(self._outgoing.popleft() for _ in range(size))
        self._usb.endpoint_read_done(self._out_endpoint, packet)
