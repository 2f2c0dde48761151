import { monthSpan } from '@nukkad/platform/calendar';
import { Calendar } from '@nukkad/shared-ui';
import { useState } from 'react';
import { marksOf } from '../requests.model';
import { useDays } from '../requests.queries';
import { text } from '../requests.text';

interface Props {
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** Month grid to choose a day; days with appointments show their number. */
export function MonthPanel({ day, today, onDay }: Props) {
  const [month, setMonth] = useState(day.slice(0, 7));
  const loaded = useDays(monthSpan(month));
  const marks = loaded.state === 'ready' ? marksOf(loaded.value) : {};
  return (
    <Calendar
      label={text.date}
      selected={day}
      onSelect={onDay}
      onMonth={setMonth}
      {...{ today, marks }}
    />
  );
}
