import type { PushState } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { Form, FormCheckbox, FormSelect, type SubmitAnswer, SubmitButton } from '@nukkad/shared-ui';
import { kinds, type Preferences, preferencesOf } from './push.model';
import styles from './push.module.css';
import { text } from './push.text';

interface Props {
  state: PushState;
  onSave: (typed: Preferences) => Promise<SubmitAnswer>;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatClock(`${String(hour).padStart(2, '0')}:00`),
}));

/** What is shown on one's devices, and when not. */
export function PushForm({ state, onSave }: Props) {
  return (
    <Form label={text.preferences} initialValues={preferencesOf(state)} onSubmit={onSave}>
      <fieldset className={styles.kinds}>
        <legend>{text.preferences}</legend>
        {kinds.map((kind) => (
          <FormCheckbox key={kind} name={`shown.${kind}`} label={text.kinds[kind]} />
        ))}
      </fieldset>
      <div className={styles.pair}>
        <FormSelect name="quietFrom" label={text.quietFrom} options={hours} isAlwaysChosen />
        <FormSelect name="quietUntil" label={text.quietUntil} options={hours} isAlwaysChosen />
      </div>
      <p className={styles.muted}>{text.quietHint}</p>
      <SubmitButton busyText={text.saving}>{text.save}</SubmitButton>
    </Form>
  );
}
