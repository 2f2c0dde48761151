import { dayIn, timeIn } from '@nukkad/platform/calendar';
import type { PracticeBooking } from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import { DatePicker, Select } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../../page/async-view';
import { useNow } from '../../relative-time';
import { freeTimes, lengthOf, noTimesWords } from '../booking.model';
import styles from '../booking.module.css';
import { useDayCalendar } from '../booking.queries';
import { text } from '../booking.text';
import { startAt } from '../clock.model';

interface Props {
  booking: PracticeBooking;
  timeZone: string;
  /** ISO instant; null until one is chosen. */
  start: string | null;
  onStart: (start: string | null) => void;
}

/** Picks a day and one of the start times at which the booking fits. */
export function TimeChoice({ booking, timeZone, start, onStart }: Props) {
  const today = dayIn(useNow(), timeZone);
  const begin = dayIn(start ?? booking.start, timeZone);
  const [day, setDay] = useState<string | null>([begin, today].sort()[1] ?? today);
  const choose = (next: string | null) => {
    setDay(next);
    onStart(null);
  };
  return (
    <div className={styles.stack}>
      <DatePicker label={text.day} value={day} onChange={choose} min={today} />
      {day !== null && day >= today && (
        <Times {...{ booking, timeZone, start, onStart }} key={day} day={day} />
      )}
    </div>
  );
}

function Times({ booking, timeZone, start, onStart, day }: Props & { day: string }) {
  const now = useNow();
  const loaded = useDayCalendar(day);
  return (
    <AsyncView what={text.times} loaded={loaded} lines={2}>
      {(calendar) => {
        const times = freeTimes(calendar, day, lengthOf(booking), now, booking._id);
        if (times.length === 0) return <p role="status">{noTimesWords(calendar, day)}</p>;
        return (
          <Select
            label={text.time}
            options={times.map((time) => ({ value: time, label: formatClock(time) }))}
            value={
              start !== null && dayIn(start, timeZone) === day ? timeIn(start, timeZone) : null
            }
            onChange={(time) => onStart(time === null ? null : startAt(day, time, timeZone))}
          />
        );
      }}
    </AsyncView>
  );
}
