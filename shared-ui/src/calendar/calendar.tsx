import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar as AriaCalendar, I18nProvider } from 'react-aria-components';
import { todayInIndia } from '../day/day.model';
import styles from './calendar.module.css';
import { CalendarMonth } from './calendar-month';

/** Which days can be chosen. Days are written `2026-11-20`. */
export interface DayLimits {
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Days between that cannot be chosen, though they can be met. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

export interface CalendarProps extends DayLimits {
  /** What the day is for: "Day of the visit". */
  label: string;
  /** The chosen day, `2026-11-20`; its month is shown. */
  selected?: string | null;
  onSelect: (day: string) => void;
  /** Another month is shown, `2026-11`. */
  onMonth?: (month: string) => void;
  /** A few words on some days, drawn as a dot and read out: `{ '2026-11-20': '3 visits' }`. */
  marks?: Readonly<Record<string, string>>;
  /** Default: the day it is in India. */
  today?: string;
}

/**
 * A month of days to choose one from, Monday first. Arrows, Home, End, Page Up and Page Down move.
 * `<Calendar label="Day of the visit" selected={day} onSelect={setDay} min={today} />`
 */
export function Calendar({
  label,
  selected = null,
  onSelect,
  onMonth,
  min,
  max,
  isUnavailable,
  marks,
  today = todayInIndia(),
}: CalendarProps) {
  const [focused, setFocused] = useFocused(selected, today);
  return (
    <I18nProvider locale="en-IN">
      <AriaCalendar
        className={styles.calendar}
        aria-label={label}
        firstDayOfWeek="mon"
        value={dateOf(selected)}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        focusedValue={parseDate(focused)}
        isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
        onFocusChange={(date) => {
          const day = date.toString();
          setFocused(day);
          if (monthOf(day) !== monthOf(focused)) onMonth?.(monthOf(day));
        }}
        onChange={(date) => date.toString() !== selected && onSelect(date.toString())}
      >
        <CalendarMonth today={today} marks={marks} />
      </AriaCalendar>
    </I18nProvider>
  );
}

const monthOf = (day: string) => day.slice(0, 7);

const dateOf = (day: string | null | undefined) => (day ? parseDate(day) : null);

/** The day the keyboard stands on. A day that is chosen elsewhere brings its month along. */
function useFocused(selected: string | null, today: string) {
  const [focused, setFocused] = useState(selected ?? today);
  const [known, setKnown] = useState(selected);
  if (selected !== known) {
    setKnown(selected);
    if (selected) setFocused(selected);
  }
  return [focused, setFocused] as const;
}
