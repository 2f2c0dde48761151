import type { Booking } from '@nukkad/platform/contract';
import { Dialog, type SubmitAnswer } from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { emptyReview, type TypedReview } from '../../common/review/review.model';
import { ReviewFields } from '../../common/review/review-fields';
import { text } from './actions.text';

interface Props {
  booking: Booking;
  /** Public name of the reviewer; null while unknown. */
  name: string | null;
  onSend: (typed: TypedReview) => Promise<SubmitAnswer>;
  onDone: () => void;
  onClose: () => void;
}

export function ReviewDialog({ booking: { _id, vendor }, name, onSend, onDone, onClose }: Props) {
  const title = text.reviewTitle(vendor.vendorName);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <DraftForm
        draft={`review:${_id}`}
        label={title}
        begin={emptyReview}
        onSave={onSend}
        onSaved={onDone}
        saveText={text.send}
        savingText={text.sending}
      >
        <ReviewFields name={name} isNew />
      </DraftForm>
    </Dialog>
  );
}
