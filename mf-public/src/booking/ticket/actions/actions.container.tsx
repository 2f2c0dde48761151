import { Link, toast } from '@nukkad/platform';
import type { Booking } from '@nukkad/platform/contract';
import { Button, buttonClass, CalendarIcon, DownloadIcon } from '@nukkad/shared-ui';
import { useState } from 'react';
import { vendorAddress } from '../../../common/navigation/vendor-address';
import { hasCreditNotes, hasInvoice } from '../ticket.model';
import styles from '../ticket.module.css';
import { cancelBooking, saveCalendar, saveCreditNotes, saveInvoice } from '../ticket.queries';
import { text } from '../ticket.text';
import { CancelDialog } from './cancel-dialog';
import { JoinLink } from './join-link';
import { Move } from './move.container';
import { SaveButton } from './save-button';

interface Props {
  booking: Booking;
  bookingKey: string | null;
  onMoved: (booking: Booking) => void;
  onCancelled: (booking: Booking) => void;
}

/** The user's permitted actions on a booking. */
export function Actions({ booking, bookingKey, onMoved, onCancelled }: Props) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { may, status, vendor } = booking;
  const close = () => setOpen(null);
  const moved = (booking: Booking) => {
    close();
    onMoved(booking);
  };
  const isAhead = status === 'confirmed' || status === 'requested';
  return (
    <section className={styles.card} aria-label={text.actions}>
      <div className={styles.actions}>
        <JoinLink booking={booking} />
        {isAhead && (
          <SaveButton
            label={text.calendar}
            icon={<CalendarIcon size={18} />}
            failed={text.calendarFailed}
            save={() => saveCalendar(booking, bookingKey)}
          />
        )}
        <InvoiceFiles booking={booking} bookingKey={bookingKey} />
        {may.move && open !== 'move' && (
          <Button tone="secondary" onClick={() => setOpen('move')}>
            {text.move}
          </Button>
        )}
        {may.cancel && (
          <Button tone="ghost" onClick={() => setOpen('cancel')}>
            {text.cancel}
          </Button>
        )}
        {may.rebook && !isAhead && (
          <Link className={buttonClass({ tone: 'secondary' })} to={`${vendorAddress(vendor)}#book`}>
            {text.again}
          </Link>
        )}
      </div>
      {open === 'move' && (
        <Move booking={booking} bookingKey={bookingKey} onMoved={moved} onStay={close} />
      )}
      <CancelDialog
        booking={booking}
        isOpen={open === 'cancel'}
        onClose={close}
        onCancel={async (order) => {
          const answer = await cancelBooking(booking._id, bookingKey, order);
          if ('refused' in answer) return answer.refused;
          close();
          onCancelled(answer.booking);
          toast({ text: text.cancelled });
          return undefined;
        }}
      />
    </section>
  );
}

/** Files of what was paid online, and of what was given back. */
function InvoiceFiles({ booking, bookingKey }: Pick<Props, 'booking' | 'bookingKey'>) {
  return (
    <>
      {hasInvoice(booking) && (
        <SaveButton
          label={text.invoice}
          icon={<DownloadIcon size={18} />}
          failed={text.fileFailed}
          save={() => saveInvoice(booking, bookingKey)}
        />
      )}
      {hasCreditNotes(booking) && (
        <SaveButton
          label={text.creditNote}
          icon={<DownloadIcon size={18} />}
          failed={text.fileFailed}
          save={() => saveCreditNotes(booking, bookingKey)}
        />
      )}
    </>
  );
}
