import type { Availability } from '@nukkad/platform/contract';
import {
  FormCheckbox,
  FormNumberField,
  FormSelect,
  FormTextField,
  useFormValue,
} from '@nukkad/shared-ui';
import { submitted } from '../../common/saving/submit';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import { askedNumber, most } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { hoursText as text, weekdays, text as words } from '../part/settings.text';
import * as model from './hours.model';

export function HoursPart({ availability }: { availability: Availability }) {
  const changes = useSettingsChanges();
  const save = async (typed: model.TypedWeek) => {
    const answer = await submitted(() => changes.availability(model.weekOrder(typed)));
    return model.weekProblems(answer, typed);
  };
  return (
    <Part title={text.part}>
      <PartForm
        part={text.part}
        draft="availability"
        begin={model.typedWeek(availability)}
        onSave={save}
      >
        <Week />
        <Lunch />
        <Lengths availability={availability} />
      </PartForm>
    </Part>
  );
}

function Week() {
  const [days = []] = useFormValue<model.TypedDay[]>('days');
  return (
    <div className={styles.week}>
      {weekdays.map((name, index) => (
        <Day key={name} name={name} index={index} />
      ))}
      {!days.some(({ isOpen }) => isOpen) && <p role="status">{text.never}</p>}
    </div>
  );
}

function Day({ name, index }: { name: string; index: number }) {
  const field = `days.${index}`;
  const [isOpen] = useFormValue<boolean>(`${field}.isOpen`);
  return (
    <div className={styles.day}>
      <FormCheckbox name={`${field}.isOpen`} label={text.isOpen(name)} />
      {isOpen && (
        <div className={styles.pair}>
          <FormTextField
            name={`${field}.opens`}
            label={text.opens(name)}
            type="time"
            validate={model.rightTime}
          />
          <FormTextField
            name={`${field}.closes`}
            label={text.closes(name)}
            type="time"
            validate={model.rightClosing(index)}
          />
        </div>
      )}
    </div>
  );
}

function Lunch() {
  const [hasLunch] = useFormValue<boolean>('hasLunch');
  return (
    <div className={styles.day}>
      <FormCheckbox name="hasLunch" label={text.hasLunch} />
      {hasLunch && (
        <div className={styles.pair}>
          <FormTextField
            name="lunchFrom"
            label={text.lunchFrom}
            type="time"
            validate={model.rightTime}
          />
          <FormTextField
            name="lunchTo"
            label={text.lunchTo}
            type="time"
            validate={model.rightLunchEnd}
          />
        </div>
      )}
    </div>
  );
}

const minuteOptions = (choices: readonly number[]) =>
  choices.map((minutes) => ({ value: String(minutes), label: words.minutes(minutes) }));

function Lengths({ availability }: { availability: Availability }) {
  const { slotMinutes, bufferBefore, bufferAfter, noticeMinutes, timeZone } = availability;
  const choices = [
    ['slotMinutes', text.slot, model.slotLengths(slotMinutes)],
    ['bufferBefore', text.bufferBefore, model.buffers(bufferBefore)],
    ['bufferAfter', text.bufferAfter, model.buffers(bufferAfter)],
    ['noticeMinutes', text.notice, model.notices(noticeMinutes)],
  ] as const;
  return (
    <div className={styles.pair}>
      {choices.map(([name, label, minutes]) => (
        <FormSelect
          key={name}
          name={name}
          label={label}
          hint={name === 'noticeMinutes' ? text.noticeHint : undefined}
          isRequired
          options={minuteOptions(minutes)}
        />
      ))}
      <FormNumberField
        name="horizonDays"
        label={text.horizon}
        isRequired
        minValue={1}
        maxValue={most.days}
        validate={askedNumber}
      />
      <FormSelect
        name="timeZone"
        label={text.zone}
        isRequired
        options={model.zones(timeZone).map((zone) => ({ value: zone, label: zone }))}
      />
    </div>
  );
}
