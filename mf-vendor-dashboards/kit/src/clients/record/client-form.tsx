import { dayIn, INDIA } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import {
  FormDatePicker,
  FormNumberField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import { DraftForm } from '../../common/saving/draft-form';
import * as model from '../list/clients.model';
import styles from '../list/clients.module.css';
import { type ClientsWords, text } from '../list/clients.text';

interface Props {
  words: ClientsWords;
  label: string;
  /** Key of the draft. */
  draft: string;
  begin: model.TypedClient;
  onSave: (typed: model.TypedClient) => Promise<SubmitAnswer>;
  onClose: () => void;
}

export function ClientForm({ words, onClose, ...form }: Props) {
  return (
    <DraftForm {...form} onSaved={onClose} onCancel={onClose} takesFocus>
      <Who />
      <Body />
      <FormTextField
        name="concern"
        label={words.columns.concern}
        maxLength={model.concernMost}
        validate={model.rightConcern}
      />
      <FormSelect name="status" label={text.status} isRequired options={statusesOf(words)} />
      <FormTextArea
        name="note"
        label={text.note}
        hint={text.noteHint}
        limit={model.noteMost}
        validate={model.rightNote}
      />
    </DraftForm>
  );
}

const statusesOf = ({ statuses: { active, done, paused } }: ClientsWords) => [
  { value: 'active' as const, label: active },
  { value: 'done' as const, label: done },
  { value: 'paused' as const, label: paused },
];

function Who() {
  return (
    <>
      <FormTextField
        name="name"
        label={text.name}
        isRequired
        autoComplete="off"
        maxLength={limits.nameMaxLength}
        validate={model.rightName}
      />
      <div className={styles.pair}>
        <FormPhoneField
          name="phone"
          label={text.phone}
          hint={text.phoneHint}
          autoComplete="off"
          validate={model.rightPhone}
        />
        <FormTextField
          name="email"
          label={text.email}
          type="email"
          autoComplete="off"
          validate={model.rightEmail}
        />
      </div>
    </>
  );
}

const genders = [
  { value: 'Male' as const, label: text.male },
  { value: 'Female' as const, label: text.female },
];

function Body() {
  const today = dayIn(new Date(), INDIA);
  return (
    <>
      <FormRadioGroup name="gender" label={text.gender} options={genders} isRow />
      <FormDatePicker name="born" label={text.born} min={model.eldest} max={today} />
      <div className={styles.pair}>
        <FormNumberField
          name="heightCm"
          label={text.height}
          minValue={model.heights.least}
          maxValue={model.heights.most}
        />
        <FormNumberField
          name="weightKg"
          label={text.weight}
          minValue={model.weights.least}
          maxValue={model.weights.most}
        />
      </div>
    </>
  );
}
