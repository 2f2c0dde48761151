import { type ClientReviewOrder, limits, messages } from '@nukkad/platform/contract';
import {
  all,
  FormRadioGroup,
  FormTextArea,
  maxLength,
  required,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import * as common from '../../common.text';
import { DraftForm } from '../../saving/draft-form';
import { text } from '../booking.text';

type Stars = '5' | '4' | '3' | '2' | '1';

const places: readonly Stars[] = ['5', '4', '3', '2', '1'];
const options = places.map((value) => ({ value, label: text.starsOf[value] }));
const asked = required(messages.required);

interface Props {
  bookingId: string;
  name: string;
  onSend: (review: ClientReviewOrder) => Promise<SubmitAnswer>;
  onDone: () => void;
  onBack: () => void;
}

/** The professional's review of a client: stars and a text. */
export function ReviewForm({ bookingId, name, onSend, onDone, onBack }: Props) {
  return (
    <DraftForm
      draft={`practice-review:${bookingId}`}
      label={text.reviewTitle(name)}
      begin={{ stars: null as Stars | null, text: '' }}
      onSave={({ stars, text }) => onSend({ stars: Number(stars), text: text.trim() })}
      onSaved={onDone}
      onCancel={onBack}
      cancelText={text.back}
      saveText={text.send}
      savingText={text.sending}
      takesFocus
    >
      <FormRadioGroup<Stars> name="stars" label={text.stars} options={options} validate={asked} />
      <FormTextArea
        name="text"
        label={text.words}
        rows={4}
        limit={limits.reviewMaxLength}
        validate={all<string>(
          asked,
          maxLength(limits.reviewMaxLength, common.tooLong(limits.reviewMaxLength)),
        )}
      />
      <p>{text.blind(limits.reviewBlindDays)}</p>
    </DraftForm>
  );
}
