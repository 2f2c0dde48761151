import { Link, toast } from '@nukkad/platform';
import type { Booking } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, buttonClass, CalendarIcon, DownloadIcon } from '@nukkad/shared-ui';
import { runWithToast } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { publicName, reviewOrderOf } from '../../common/review/review.model';
import { bookAgainAddress } from '../../common/vendor-address.model';
import styles from '../booking/appointments.module.css';
import {
  saveCalendar,
  saveCreditNotes,
  saveInvoice,
  useBookingChanges,
  useOwnAccount,
} from '../booking/appointments.queries';
import { text } from '../booking/appointments.text';
import { hasCreditNotes, hasInvoice, isOpen } from '../booking/booking.model';
import { MoveDialog } from '../moving/move-dialog.container';
import { text as said } from './actions.text';
import { CancelDialog } from './cancel-dialog';
import { JoinLink } from './join-link';
import { ReviewDialog } from './review-dialog';

interface Props {
  booking: Booking;
  now: Date;
  /** The appointment has changed. */
  onChanged?: () => void;
}

type Task = 'cancel' | 'move' | 'review';

/** The user's permitted actions on an appointment. */
export function Actions({ booking, now, onChanged }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const { cancel, review } = useBookingChanges(booking._id);
  const account = useOwnAccount(task === 'review');
  const [keyFor] = useState(createIdempotencyKeys);
  const close = () => setTask(null);
  const done = (words: string) => {
    close();
    toast({ text: words, tone: 'success' });
    onChanged?.();
  };
  return (
    <>
      <Buttons booking={booking} now={now} onTask={setTask} />
      {task === 'cancel' && (
        <CancelDialog
          booking={booking}
          onCancel={cancel}
          onDone={() => done(said.cancelled)}
          onClose={close}
        />
      )}
      {task === 'move' && <MoveDialog booking={booking} onDone={done} onClose={close} />}
      {task === 'review' && (
        <ReviewDialog
          booking={booking}
          name={account.state === 'ready' ? publicName(account.value.fullName) : null}
          onSend={(typed) => review(reviewOrderOf(typed), keyFor(typed))}
          onDone={() => done(said.reviewed)}
          onClose={close}
        />
      )}
    </>
  );
}

interface ButtonsProps extends Pick<Props, 'booking' | 'now'> {
  onTask: (task: Task) => void;
}

function Buttons({ booking, now, onTask }: ButtonsProps) {
  const { may, vendor, start, timeZone } = booking;
  const of = (what: string) => text.of(what, vendor.vendorName, formatDateTime(start, timeZone));
  const tasks = [
    { task: 'review', isOpen: may.review, label: text.review, tone: 'primary' },
    { task: 'move', isOpen: may.move, label: text.move, tone: 'secondary' },
    { task: 'cancel', isOpen: may.cancel, label: text.cancel, tone: 'ghost' },
  ] as const;
  return (
    <div className={styles.actions}>
      <JoinLink booking={booking} now={now} />
      {tasks
        .filter(({ isOpen }) => isOpen)
        .map(({ task, label, tone }) => (
          <Button key={task} tone={tone} aria-label={of(label)} onClick={() => onTask(task)}>
            {label}
          </Button>
        ))}
      {isOpen(booking) && (
        <Button
          tone="ghost"
          aria-label={of(text.calendar)}
          onClick={() => runWithToast(text.calendarAction, () => saveCalendar(booking))}
        >
          <CalendarIcon size={18} />
          {text.calendar}
        </Button>
      )}
      {hasInvoice(booking) && (
        <Button
          tone="ghost"
          aria-label={of(text.invoice)}
          onClick={() => runWithToast(text.invoiceAction, () => saveInvoice(booking))}
        >
          <DownloadIcon size={18} />
          {text.invoice}
        </Button>
      )}
      {hasCreditNotes(booking) && (
        <Button
          tone="ghost"
          aria-label={of(text.creditNote)}
          onClick={() => runWithToast(text.creditNoteAction, () => saveCreditNotes(booking))}
        >
          <DownloadIcon size={18} />
          {text.creditNote}
        </Button>
      )}
      {may.rebook && (
        <Link
          className={buttonClass({ tone: 'secondary' })}
          aria-label={of(text.rebook)}
          to={bookAgainAddress(vendor)}
        >
          {text.rebook}
        </Link>
      )}
    </div>
  );
}
