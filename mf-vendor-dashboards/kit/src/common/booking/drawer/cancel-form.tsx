import { limits, messages } from '@nukkad/platform/contract';
import { all, FormTextArea, maxLength, required, type SubmitAnswer } from '@nukkad/shared-ui';
import * as common from '../../common.text';
import { DraftForm } from '../../saving/draft-form';
import { text } from '../booking.text';

const MOST = limits.bookingReasonMaxLength;

interface Props {
  bookingId: string;
  onCancel: (reason: string) => Promise<SubmitAnswer>;
  onDone: () => void;
  onBack: () => void;
}

export function CancelForm({ bookingId, onCancel, onDone, onBack }: Props) {
  return (
    <DraftForm
      draft={`practice-cancel:${bookingId}`}
      label={text.cancel}
      begin={{ reason: '' }}
      onSave={({ reason }) => onCancel(reason.trim())}
      onSaved={onDone}
      onCancel={onBack}
      cancelText={text.back}
      saveText={text.cancel}
      savingText={text.cancelling}
      tone="danger"
      takesFocus
    >
      <FormTextArea
        name="reason"
        label={text.reason}
        hint={text.cancelWhy}
        rows={3}
        limit={MOST}
        validate={all<string>(required(messages.required), maxLength(MOST, common.tooLong(MOST)))}
      />
    </DraftForm>
  );
}
