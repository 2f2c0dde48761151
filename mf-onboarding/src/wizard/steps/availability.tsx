import { Checkbox, TextField } from '@nukkad/shared-ui';
import { FieldBox } from '../fields/field-box';
import type { StepProps } from '../step';
import styles from '../wizard.module.css';
import { availabilityText as text } from '../wizard.text';

export function AvailabilityDays({ value, change, errorOf, leave }: StepProps<'availability'>) {
  const { days } = value;
  const set = (nth: number, next: Partial<(typeof days)[number]>) =>
    change({ days: days.map((day, index) => (index === nth ? { ...day, ...next } : day)) });
  const problem = errorOf('days');
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>{text.hint}</p>
      {days.map(({ weekday, isOn, from, to }, nth) => {
        const day = text.days[weekday - 1] ?? '';
        return (
          <div key={weekday} className={styles.day}>
            <Checkbox
              label={day}
              isSelected={isOn}
              error={nth === 0 ? problem : undefined}
              onChange={(isNow) => set(nth, { isOn: isNow })}
            />
            {(['from', 'to'] as const).map((end) => (
              <FieldBox key={end} name={`${weekday}.${end}`} onLeave={leave}>
                <TextField
                  label={text[end](day)}
                  type="time"
                  isDisabled={!isOn}
                  isRequired={isOn}
                  value={end === 'from' ? from : to}
                  error={isOn ? errorOf(`${weekday}.${end}`) : undefined}
                  onChange={(time) => set(nth, { [end]: time })}
                />
              </FieldBox>
            ))}
          </div>
        );
      })}
    </div>
  );
}
