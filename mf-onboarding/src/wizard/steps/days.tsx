import { DatePicker, FormField } from '@nukkad/shared-ui';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';

interface Props {
  /** The names of both days in the form. */
  names: { from: string; to: string };
  toLabel?: string;
}

/** From which day to which. */
export function Days({ names, toLabel = text.to }: Props) {
  return (
    <div className={styles.pair}>
      <Day name={names.from} label={text.from} />
      <Day name={names.to} label={toLabel} />
    </div>
  );
}

/** The draft keeps an empty text where no day is chosen. */
function Day({ name, label }: { name: string; label: string }) {
  return (
    <FormField<string> name={name}>
      {({ value, error, onChange }) => (
        <DatePicker
          label={label}
          isRequired
          value={value || null}
          error={error}
          onChange={(day) => onChange(day ?? '')}
        />
      )}
    </FormField>
  );
}
