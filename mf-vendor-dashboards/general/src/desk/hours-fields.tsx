import { Checkbox, TextField } from '@nukkad/shared-ui';
import type { TypedDay } from './desk.model';
import styles from './desk.module.css';
import { text } from './desk.text';

interface Props {
  /** Monday first. */
  hours: readonly TypedDay[];
  error: string | undefined;
  onChange: (hours: TypedDay[]) => void;
}

/** On which days the desk is open, and when. */
export function HoursFields({ hours, error, onChange }: Props) {
  const change = (at: number, values: Partial<TypedDay>) =>
    onChange(hours.map((day, index) => (index === at ? { ...day, ...values } : day)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.hours}</legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ul className={styles.days}>
        {text.days.map((name, index) => (
          <Day
            key={name}
            name={name}
            day={hours[index]}
            onChange={(values) => change(index, values)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface DayProps {
  name: string;
  day: TypedDay | undefined;
  onChange: (values: Partial<TypedDay>) => void;
}

function Day({ name, day, onChange }: DayProps) {
  if (day === undefined) return null;
  const { isOpen, opens, closes } = day;
  return (
    <li className={styles.day}>
      <Checkbox label={name} isSelected={isOpen} onChange={(isOpen) => onChange({ isOpen })} />
      {isOpen && (
        <div className={styles.times}>
          <TextField
            type="time"
            label={text.opens(name)}
            value={opens}
            onChange={(opens) => onChange({ opens })}
          />
          <TextField
            type="time"
            label={text.closes(name)}
            value={closes}
            onChange={(closes) => onChange({ closes })}
          />
        </div>
      )}
    </li>
  );
}
