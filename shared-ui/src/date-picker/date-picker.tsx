import { parseDate } from '@internationalized/date';
import { pageLocale } from '@nukkad/platform/words';
import { useState } from 'react';
import {
  DatePicker as AriaDatePicker,
  Button,
  Calendar,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import type { DayLimits } from '../calendar/calendar';
import calendar from '../calendar/calendar.module.css';
import { CalendarMonth } from '../calendar/calendar-month';
import { classNames } from '../class-names';
import { todayInIndia } from '../day/day.model';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { CalendarIcon } from '../icons/icons';
import popover from '../popover/popover.module.css';
import styles from './date-picker.module.css';
import { text } from './date-picker.text';
import { dateProblem } from './date-problem.model';

export interface DatePickerProps extends FieldProps, DayLimits {
  /** `2026-11-20`, `null` while the date is incomplete. */
  value: string | null;
  /** Called for each complete day, also outside the limits: a form has to check it. */
  onChange: (day: string | null) => void;
  onBlur?: () => void;
  /** Initial month of an empty field. Default: the current day in India. */
  today?: string;
}

/**
 * A date, typed as day, month and year or chosen in a calendar. Shows its own error for a day
 * outside its limits.
 * `<DatePicker label="Date of birth" value={day} onChange={setDay} />`
 */
export function DatePicker({
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  value,
  onChange,
  onBlur,
  today = todayInIndia(),
  ...limits
}: DatePickerProps) {
  const [isWriting, setWriting] = useState(false);
  const wrong = error ?? (isWriting ? undefined : dateProblem(value, limits));
  const help = useHelp({ hint, error: wrong });
  return (
    <I18nProvider locale={pageLocale()}>
      <AriaDatePicker
        className={field.field}
        aria-describedby={help.describedBy}
        value={dateOf(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        onFocusChange={setWriting}
        onBlur={() => onBlur?.()}
        placeholderValue={parseDate(today)}
        shouldForceLeadingZeros
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(wrong)}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Group className={field.box}>
          <DateInput className={styles.input}>
            {(segment) => <DateSegment className={styles.segment} segment={segment} />}
          </DateInput>
          <Button className={styles.button} aria-label={text.calendar}>
            <CalendarIcon size={18} />
            {text.calendar}
          </Button>
        </Group>
        <FieldHelp id={help.id} hint={hint} error={wrong} />
        <Popover className={classNames(popover.popover, styles.popover)}>
          <Dialog className={styles.dialog}>
            <Chooser limits={limits} today={today} />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  );
}

// Only the calendar gets the limits: while a year is half typed, every day is too early.
function Chooser({ limits, today }: { limits: DayLimits; today: string }) {
  const { min, max, isUnavailable } = limits;
  return (
    <Calendar
      className={calendar.calendar}
      firstDayOfWeek="mon"
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
    >
      <CalendarMonth today={today} />
    </Calendar>
  );
}

const dateOf = (day: string | null | undefined) => (day ? parseDate(day) : null);
