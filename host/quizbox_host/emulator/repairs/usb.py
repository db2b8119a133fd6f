"""USB device controller: start of frame, suspend, an IN packet that the host does not fetch.

rp2040py 0.3.6 sends no start of frame to a device, never suspends it, cannot clear SUSPENDED, and
completes every IN at once. RP2040 data sheet 4.1.2.6.4 and 4.1.4: DEV_SOF is set in each frame
and cleared by a read of SOF_RD; DEV_SUSPEND is set when the bus has been idle for 3 ms, so also
after the cable is pulled; writing a one clears SUSPENDED; a buffer stays full until the host has
taken it.
"""

from rp2040py.peripherals import usb
from rp2040py.peripherals.usb import RPUSBController

FRAME_NS = 1_000_000
IDLE_NS = 3_000_000


class UsbController(RPUSBController):
    """is_framed: whether a host sends frames. takes(endpoint): whether it fetches its INs."""

    def __init__(self, mcu):
        super().__init__(mcu, "USB")
        self.is_framed = False
        self.takes = lambda endpoint: True
        self._frames = mcu.clock.create_alarm(self._frame)
        self._idle = mcu.clock.create_alarm(self._suspend)
        self._is_counting = False
        self._frames_from_ns = 0
        self._last_frame = 0  # what SOF_RD reads while no frames come
        self._untaken = []  # endpoints with an IN that the host has not fetched

    def reset(self):
        super().reset()
        self._frames.cancel()
        self._idle.cancel()
        self.is_framed = self._is_counting = False
        self._last_frame = 0
        self._untaken = []

    @property
    def is_enabled(self):
        """Whether the firmware has enabled the controller."""
        return bool(self._main_ctrl & usb.CONTROLLER_EN)

    def frames(self, on):
        """The host starts or stops sending frames; 3 ms without any suspend the device."""
        self._last_frame = self._frame_number
        self.is_framed = on
        self._frames_from_ns = self.rp2040.clock.nanos
        self._idle.cancel()
        if not on:
            self._untaken = []
            for alarm in (*self.endpoint_read_alarms, *self.endpoint_write_alarms):
                alarm.alarm.cancel()
                alarm.buffers = []
            if self.is_enabled:
                self._idle.schedule(IDLE_NS)
        self._count_frames()

    def fetch(self):
        """The host fetches INs again: complete those that have waited."""
        untaken, self._untaken = self._untaken, []
        for endpoint in untaken:
            self._arm_again(endpoint)

    def _arm_again(self, endpoint):
        control = usb.EP0_IN_BUFFER_CONTROL + 8 * endpoint
        value = int.from_bytes(self.rp2040.usb_dpram[control : control + 4], "little")
        super().dpram_updated(control, value)

    def dpram_updated(self, offset, value):
        is_in = not offset & 4 and 0x80 <= offset < 0x100
        endpoint = (offset - usb.EP0_IN_BUFFER_CONTROL) >> 3
        if is_in and value & usb.USB_BUF_CTRL_AVAILABLE and not self._is_fetched(endpoint):
            if self.is_framed and endpoint not in self._untaken:
                self._untaken.append(endpoint)
            return
        super().dpram_updated(offset, value)

    def _is_fetched(self, endpoint):
        return self.is_framed and (endpoint == 0 or self.takes(endpoint))

    def _suspend(self):
        self._sie_status |= usb.SIE_SUSPENDED
        self._sie_status_updated()

    def _frame(self):
        self._is_counting = False
        self._int_raw |= usb.INTR_DEV_SOF
        self.check_interrupts()
        self._count_frames()

    def _count_frames(self):
        """Make events of frames only while the device has their interrupt enabled."""
        wanted = self.is_framed and self._int_enable & usb.INTR_DEV_SOF
        if not wanted:
            self._frames.cancel()
            self._is_counting = False
        elif not self._is_counting:
            self._is_counting = True
            since_ns = self.rp2040.clock.nanos - self._frames_from_ns
            self._frames.schedule(FRAME_NS - since_ns % FRAME_NS)

    @property
    def _frame_number(self):
        if not self.is_framed:
            return self._last_frame
        return (self.rp2040.clock.nanos - self._frames_from_ns) // FRAME_NS & 0x7FF

    def read_uint32(self, offset):
        if offset == usb.SOF_RD and not self._host_mode:
            self._int_raw &= ~usb.INTR_DEV_SOF
            self.check_interrupts()
            return self._frame_number
        return super().read_uint32(offset)

    def write_uint32(self, offset, value):
        if offset == usb.SIE_STATUS:
            self._sie_status &= ~(self.raw_write_value & usb.SIE_SUSPENDED)
        super().write_uint32(offset, value)
        if offset == usb.INTE:
            self._count_frames()
