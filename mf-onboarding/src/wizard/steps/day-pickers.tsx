import { limits } from '@nukkad/platform/contract';
import { Checkbox, DatePicker, FormField, useFormValue } from '@nukkad/shared-ui';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';

export interface DaysProps {
  /** Form field names of both days. */
  names: { from: string; to: string };
  toLabel?: string;
  /** "It has no end date"; absent where there has to be one. */
  noEndLabel?: string | undefined;
}

/** Two pickers for a date range. */
export function DayPickers({ names, toLabel = text.to, noEndLabel }: DaysProps) {
  const [to] = useFormValue<string>(names.to);
  const hasEnd = noEndLabel === undefined || to !== limits.noEndDay;
  return (
    <>
      <div className={styles.pair}>
        <Day name={names.from} label={text.from} />
        {hasEnd && <Day name={names.to} label={toLabel} />}
      </div>
      {noEndLabel !== undefined && <NoEnd name={names.to} label={noEndLabel} />}
    </>
  );
}

/** The draft stores the last day of what does not end. */
function NoEnd({ name, label }: { name: string; label: string }) {
  return (
    <FormField<string> name={name}>
      {({ value, onChange }) => (
        <Checkbox
          label={label}
          isSelected={value === limits.noEndDay}
          onChange={(isEndless) => onChange(isEndless ? limits.noEndDay : '')}
        />
      )}
    </FormField>
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
