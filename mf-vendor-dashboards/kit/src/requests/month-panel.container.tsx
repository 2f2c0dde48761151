import { monthSpan } from '@nukkad/platform/calendar';
import { Calendar } from '@nukkad/shared-ui';
import { useState } from 'react';
import { marksOf } from './requests.model';
import { useDays } from './requests.queries';
import { text } from './requests.text';

interface Props {
  /** The chosen day. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** A month to choose a day of; days with appointments say how many. */
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
