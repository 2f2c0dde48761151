import type { PhoneSettings } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import {
  Form,
  FormCheckbox,
  FormRadioGroup,
  FormSelect,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { consentName, isOn, type Preferences, preferencesOf } from './phone-messages.model';
import styles from './phone-messages.module.css';
import { text } from './phone-messages.text';

interface Props {
  settings: PhoneSettings;
  onSave: (typed: Preferences) => Promise<SubmitAnswer>;
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatClock(`${String(hour).padStart(2, '0')}:00`),
}));

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** What is sent to a number, by what, and when not. */
export function PreferencesForm({ settings, onSave }: Props) {
  return (
    <Form label={text.preferences} initialValues={preferencesOf(settings)} onSubmit={onSave}>
      <FormRadioGroup
        name="first"
        label={text.first}
        hint={text.firstHint}
        options={optionsOf(text.firsts)}
        isRow
      />
      {settings.channels.map(({ channel }) => (
        <Consents key={channel} channel={channel} settings={settings} />
      ))}
      <div className={styles.pair}>
        <FormSelect name="quietFrom" label={text.quietFrom} options={hours} isAlwaysChosen />
        <FormSelect name="quietUntil" label={text.quietUntil} options={hours} isAlwaysChosen />
      </div>
      <p className={styles.muted}>{text.quietHint}</p>
      <SubmitButton busyText={text.saving}>{text.save}</SubmitButton>
    </Form>
  );
}

type Channel = PhoneSettings['channels'][number]['channel'];

/** Each kind with the wording that is kept with the consent. */
function Consents({ channel, settings }: { channel: Channel; settings: PhoneSettings }) {
  if (!isOn(settings, channel)) return <p className={styles.muted}>{text.channelOff(channel)}</p>;
  const ofChannel = settings.consents.filter((one) => one.channel === channel);
  return (
    <fieldset className={styles.consents}>
      <legend>{text.channel[channel]}</legend>
      {ofChannel.map(({ kind, wording }) => (
        <FormCheckbox
          key={kind}
          name={`agreed.${consentName({ channel, kind })}`}
          label={text.kind[kind]}
          hint={wording}
        />
      ))}
    </fieldset>
  );
}
