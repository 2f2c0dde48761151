import type { Booking, CancelOrder } from '@nukkad/platform/contract';
import { Dialog, FormRadioGroup, type SubmitAnswer } from '@nukkad/shared-ui';
import { DraftForm, NoteField, useNow } from '@nukkad/vendor-kit';
import styles from '../booking/appointments.module.css';
import { policyWords, spanWords } from '../booking/booking.model';
import { text } from './actions.text';

type Scope = 'this' | 'following';

interface Props {
  booking: Booking;
  onCancel: (order: CancelOrder) => Promise<SubmitAnswer>;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms a cancellation, with its consequences. */
export function CancelDialog({ booking, onCancel, onDone, onClose }: Props) {
  const { _id, series, vendor } = booking;
  const isLastOfSeries = series === null || series.position === series.of;
  const now = useNow();
  const send = ({ reason, scope }: { reason: string; scope: Scope }) =>
    onCancel({
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(!isLastOfSeries && { scope }),
    });
  return (
    <Dialog title={text.cancelTitle} isOpen onClose={onClose}>
      <div className={styles.dialog}>
        <p>{text.cancelWith(vendor.vendorName, spanWords(booking))}</p>
        <p>{policyWords(booking, now).at(-1)}</p>
        <DraftForm
          draft={`cancel:${_id}`}
          label={text.cancelTitle}
          begin={{ reason: '', scope: 'this' as Scope }}
          onSave={send}
          onSaved={onDone}
          onCancel={onClose}
          cancelText={text.keep}
          saveText={text.cancel}
          savingText={text.cancelling}
          tone="danger"
        >
          {!isLastOfSeries && (
            <FormRadioGroup<Scope> name="scope" label={text.scope} options={text.scopes} />
          )}
          <NoteField name="reason" label={text.reason} rows={3} />
        </DraftForm>
      </div>
    </Dialog>
  );
}
