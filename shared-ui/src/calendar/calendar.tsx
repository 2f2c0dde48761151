import { parseDate } from '@internationalized/date';
import { pageLocale } from '@nukkad/platform/words';
import { useState } from 'react';
import { Calendar as AriaCalendar, I18nProvider } from 'react-aria-components';
import { todayInIndia } from '../day/day.model';
import styles from './calendar.module.css';
import { CalendarMonth } from './calendar-month';

/** Selectable days. Days are written `2026-11-20`. */
export interface DayLimits {
  /** First selectable day. */
  min?: string | undefined;
  /** Last selectable day. */
  max?: string | undefined;
  /** Days between that cannot be selected, though focused. */
  isUnavailable?: ((day: string) => boolean) | undefined;
}

export interface CalendarProps extends DayLimits {
  /** Accessible name: "Day of the visit". */
  label: string;
  /** Selected day, `2026-11-20`; its month is shown. */
  selected?: string | null;
  onSelect: (day: string) => void;
  /** The shown month changed, `2026-11`. */
  onMonth?: (month: string) => void;
  /** Notes on days, shown as a dot and read out: `{ '2026-11-20': '3 visits' }`. */
  marks?: Readonly<Record<string, string>>;
  /** Default: the current day in India. */
  today?: string;
}

/**
 * A month in which one day can be selected, Monday first. Arrows, Home, End, Page Up and Page Down
 * move.
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
    <I18nProvider locale={pageLocale()}>
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

/** The focused day. A day selected from outside also changes the month. */
function useFocused(selected: string | null, today: string) {
  const [focused, setFocused] = useState(selected ?? today);
  const [known, setKnown] = useState(selected);
  if (selected !== known) {
    setKnown(selected);
    if (selected) setFocused(selected);
  }
  return [focused, setFocused] as const;
}
