import { toast } from '@nukkad/platform';
import type { DayDraft } from '@nukkad/platform/contract';
import {
  Button,
  Checkbox,
  FormField,
  FormList,
  FormTextField,
  useFormChange,
} from '@nukkad/shared-ui';
import { useDraftUpdate } from '../documents/uploads';
import styles from '../wizard.module.css';
import { availabilityText as text } from '../wizard.text';
import { hoursWhenTicked, withHoursOf } from './availability.model';

export function AvailabilityDays() {
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>{text.hint}</p>
      <FormList<DayDraft> name="days">
        {({ items, error, nameOf }) => (
          <div className={styles.fields}>
            {items.map(({ weekday }, nth) => (
              <Day
                key={weekday}
                days={items}
                nth={nth}
                error={nth === 0 ? error : undefined}
                nameOf={(field) => nameOf(nth, field)}
              />
            ))}
          </div>
        )}
      </FormList>
    </div>
  );
}

interface DayProps {
  days: readonly DayDraft[];
  nth: number;
  error: string | undefined;
  nameOf: (field: keyof DayDraft & string) => string;
}

function Day({ days, nth, error, nameOf }: DayProps) {
  const change = useFormChange<Record<string, string>>();
  const { weekday = 1, isOn = false, from = '', to = '' } = days[nth] ?? {};
  const day = text.days[weekday - 1] ?? '';
  const tick = (isNow: boolean) => {
    if (!isNow) return;
    const hours = hoursWhenTicked(days, nth);
    change({ [nameOf('from')]: hours.from, [nameOf('to')]: hours.to });
  };
  return (
    <div className={styles.day}>
      <FormField<boolean> name={nameOf('isOn')}>
        {({ value = false, onChange }) => (
          <Checkbox
            label={day}
            isSelected={value}
            error={error}
            onChange={(isNow) => {
              onChange(isNow);
              tick(isNow);
            }}
          />
        )}
      </FormField>
      {(['from', 'to'] as const).map((end) => (
        <FormTextField
          key={end}
          name={nameOf(end)}
          label={text[end](day)}
          type="time"
          isDisabled={!isOn}
          isRequired={isOn}
        />
      ))}
      {isOn && from !== '' && to !== '' && <CopyHours days={days} nth={nth} day={day} />}
    </div>
  );
}

/** Copies a day's hours to all seven, with Undo. */
function CopyHours({ days, nth, day }: Pick<DayProps, 'days' | 'nth'> & { day: string }) {
  const change = useFormChange<{ days: readonly DayDraft[] }>();
  const update = useDraftUpdate();
  const copy = () => {
    change({ days: withHoursOf(days, nth) });
    toast({
      text: text.copied(day),
      undo: () =>
        update('availability', (draft) => ({ ...draft, availability: { days: [...days] } })),
    });
  };
  return (
    <Button tone="ghost" size="small" aria-label={text.copyNamed(day)} onClick={copy}>
      {text.copy}
    </Button>
  );
}
