import { toast } from '@nukkad/platform';
import type { MoveOrder, PracticeBooking, PracticeCalendar } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Dialog } from '@nukkad/shared-ui';
import { useBookingActions } from '../../common/booking/booking.queries';
import { text } from '../../common/booking/booking.text';
import { MoveForm } from '../../common/booking/move-form';
import { type Dropped, droppedInto } from '../schedule/calendar.model';
import { type Span, useMoved } from '../schedule/calendar.queries';
import { text as words } from '../schedule/calendar.text';

interface Props {
  booking: PracticeBooking;
  moving: Dropped;
  span: Span;
  calendar: PracticeCalendar;
  /** Called when an alternative start is chosen. */
  onStart: (start: string) => void;
  /** Position at which the week shows the booking; null for its stored one. */
  onShown: (dropped: Dropped | null) => void;
  onClose: () => void;
}

/** Confirms a drag and drop; until the move is stored it can be cancelled. */
export function MoveDialog({ booking, moving, span, calendar, ...props }: Props) {
  const { onStart, onShown, onClose } = props;
  const actions = useBookingActions(booking._id);
  const changeWeek = useMoved(span);
  const move = async (order: MoveOrder) => {
    onShown({ id: booking._id, start: order.start });
    const moved = await actions.move(order);
    if (moved.state === 'moved') {
      changeWeek((week) => ({ ...week, bookings: droppedInto(week, moving) }));
      return moved;
    }
    onShown(null);
    const { state } = moved;
    if (state === 'refused' && typeof moved.problem === 'string') {
      return { state, problem: `${moved.problem} ${text.movedBack}` };
    }
    return moved;
  };
  return (
    <Dialog title={text.moveTitle} isOpen onClose={onClose}>
      <MoveForm
        booking={booking}
        timeZone={calendar.timeZone}
        start={moving.start}
        onStart={onStart}
        onMove={move}
        onDone={() => {
          const when = formatDateTime(moving.start, calendar.timeZone);
          toast({ text: text.moved(when), tone: 'success' });
          onClose();
        }}
        onBack={onClose}
        backText={words.giveUp}
      />
    </Dialog>
  );
}
