import type { WeekStart } from '@nukkad/platform/calendar';
import type { PracticeCalendar } from '@nukkad/platform/contract';
import { MonthGrid } from '@nukkad/shared-ui';
import { monthEntries } from './schedule/calendar.model';
import styles from './schedule/calendar.module.css';
import { text } from './schedule/calendar.text';
import type { Go } from './schedule/place';

interface Props {
  calendar: PracticeCalendar;
  day: string;
  today: string;
  weekStart: WeekStart;
  go: Go;
}

/** Month grid; pressing a day opens its week. */
export function MonthView({ calendar, day, today, weekStart, go }: Props) {
  return (
    <section className={styles.stack} aria-label={text.monthlyTitle}>
      <h2 className={styles.title}>{text.monthlyTitle}</h2>
      <MonthGrid
        label={text.month}
        month={day.slice(0, 7)}
        today={today}
        weekStart={weekStart}
        entriesOf={(each) => monthEntries(calendar, each)}
        selected={day}
        onSelect={(next) => go({ day: next, view: 'weekly' })}
        onMonth={(month) => go({ day: `${month}-01` })}
      />
    </section>
  );
}
