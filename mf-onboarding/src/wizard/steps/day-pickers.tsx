import { DatePicker, FormField } from '@nukkad/shared-ui';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';

export interface DaysProps {
  /** Form field names of both days. */
  names: { from: string; to: string };
  toLabel?: string;
}

/** Two pickers for a date range. */
export function DayPickers({ names, toLabel = text.to }: DaysProps) {
  return (
    <div className={styles.pair}>
      <Day name={names.from} label={text.from} />
      <Day name={names.to} label={toLabel} />
    </div>
  );
}

/** The draft stores an empty text for no day. */
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
