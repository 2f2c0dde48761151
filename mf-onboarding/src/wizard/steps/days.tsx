import { DatePicker } from '@nukkad/shared-ui';
import { FieldBox } from '../fields/field-box';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';

interface Props {
  /** Of the document in its list: its fields are `0.from` and `0.to`. */
  nth: number;
  from: string;
  to: string;
  toLabel?: string;
  onChange: (next: { from?: string; to?: string }) => void;
  errorOf: (field: string) => string | undefined;
  leave: (field: string) => void;
}

/** From which day to which. */
export function Days({ nth, toLabel = text.to, onChange, errorOf, leave, ...days }: Props) {
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map((end) => (
        <FieldBox key={end} name={`${nth}.${end}`} onLeave={leave}>
          <DatePicker
            label={end === 'from' ? text.from : toLabel}
            isRequired
            value={days[end] || null}
            error={errorOf(`${nth}.${end}`)}
            onChange={(day) => onChange({ [end]: day ?? '' })}
          />
        </FieldBox>
      ))}
    </div>
  );
}
