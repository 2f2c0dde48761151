import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { Calendar, type CalendarProps } from './calendar';

function Visit({ selected = null, ...props }: Partial<CalendarProps>) {
  const [day, setDay] = useState(selected);
  return (
    <Calendar
      label="Day of the visit"
      today="2026-11-20"
      {...props}
      selected={day}
      onSelect={setDay}
    />
  );
}

const marks = { '2026-11-20': '3 visits', '2026-11-23': '1 visit', '2026-11-25': '6 visits' };
const sundays = ['2026-11-22', '2026-11-29'];

export const calendarExhibit: Exhibit = {
  component: 'Calendar',
  specimens: [
    { state: 'Nothing chosen', Draw: () => <Visit /> },
    { state: 'Chosen', Draw: () => <Visit selected="2026-11-25" /> },
    {
      state: 'Today chosen, with marks',
      Draw: () => <Visit selected="2026-11-20" marks={marks} />,
    },
    {
      state: 'Two weeks without Sundays',
      Draw: () => (
        <Visit
          min="2026-11-20"
          max="2026-12-04"
          marks={marks}
          isUnavailable={(day) => sundays.includes(day)}
        />
      ),
    },
  ],
};
