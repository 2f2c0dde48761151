import type { CalendarDate } from '@internationalized/date';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import * as common from '../common.text';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import { dayLabel } from './calendar.model';
import styles from './calendar.module.css';

export interface CalendarMonthProps {
  /** `2026-11-20` */
  today: string;
  marks?: Readonly<Record<string, string>> | undefined;
}

/** One month of a calendar: its name, buttons to other months, and its days. */
export function CalendarMonth({ today, marks }: CalendarMonthProps) {
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.arrow} aria-label={common.previousMonth}>
          <ChevronLeftIcon size={20} />
        </Button>
        <CalendarHeading className={styles.heading} />
        <Button slot="next" className={styles.arrow} aria-label={common.nextMonth}>
          <ChevronRightIcon size={20} />
        </Button>
      </div>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody className={styles.days}>
          {(date) => <Day date={date} today={today} mark={marks?.[date.toString()]} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

interface DayProps {
  date: CalendarDate;
  today: string;
  mark: string | undefined;
}

// React Aria's "today" follows the device's zone; ours is the day in India.
function Day({ date, today, mark }: DayProps) {
  const isToday = date.toString() === today;
  return (
    <CalendarCell
      className={styles.day}
      date={date}
      render={(props, { isSelected, isDisabled, isUnavailable }) => {
        const isAvailable = !isDisabled && !isUnavailable;
        const label = dayLabel(date.toString(), { isToday, isSelected, isAvailable, mark });
        const said = { 'aria-label': label, 'aria-current': isToday ? 'date' : undefined } as const;
        return <div {...props} {...said} />;
      }}
    >
      {({ formattedDate }) => (
        <>
          <span className={styles.number}>{formattedDate}</span>
          {mark && <span className={styles.dot} />}
        </>
      )}
    </CalendarCell>
  );
}
