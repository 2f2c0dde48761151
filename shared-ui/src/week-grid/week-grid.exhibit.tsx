import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { type WeekEntry, WeekGrid, type WeekGridProps, type WeekShade } from './week-grid';

const days = [16, 17, 18, 19, 20, 21, 22].map((date) => `2026-11-${date}`);

const entries: WeekEntry[] = [
  { id: 'a', day: '2026-11-16', start: '09:00', end: '10:00', title: 'Asha Rao' },
  {
    id: 'b',
    day: '2026-11-18',
    start: '10:00',
    end: '11:00',
    title: 'Ravi Kumar',
    detail: 'Accepted',
    tone: 'success',
  },
  {
    id: 'c',
    day: '2026-11-18',
    start: '10:30',
    end: '12:00',
    title: 'Meera Iyer',
    detail: 'Pending',
    tone: 'warning',
  },
  {
    id: 'd',
    day: '2026-11-20',
    start: '09:30',
    end: '11:00',
    title: 'Joseph D’Souza',
    detail: 'Video call',
  },
  {
    id: 'e',
    day: '2026-11-20',
    start: '11:30',
    end: '12:00',
    title: 'Fatima Sheikh',
    detail: 'Rejected',
    tone: 'danger',
  },
  { id: 'f', day: '2026-11-21', start: '12:00', end: '13:00', title: 'Lunch', tone: 'neutral' },
];

const shades: WeekShade[] = days.flatMap((day): WeekShade[] => [
  { day, start: '09:00', end: '09:30', kind: 'closed' },
  { day, start: '12:00', end: '13:00', kind: 'lunch', label: 'Lunch Break' },
  { day, start: '11:00', end: '11:15', kind: 'buffer' },
]);

const blocked: WeekEntry = {
  id: 'g',
  day: '2026-11-17',
  start: '10:00',
  end: '11:00',
  title: 'Blocked',
  detail: 'Conference',
  tone: 'blocked',
  isFixed: true,
};

/** Entries that stay where they are dropped. */
function Movable(props: Partial<WeekGridProps>) {
  const [list, setList] = useState([...entries, blocked]);
  const move = (id: string, day: string, start: string) =>
    setList(
      list.map((entry) => (entry.id === id ? { ...entry, day, start, end: '13:00' } : entry)),
    );
  return (
    <Week
      {...props}
      entries={list}
      shades={shades}
      allDay={[{ id: 'h', day: '2026-11-22', title: 'Holiday' }]}
      onMove={move}
      onPickTime={() => undefined}
      onPickSpan={() => undefined}
    />
  );
}

function Week(props: Partial<WeekGridProps>) {
  const [day, setDay] = useState('2026-11-20');
  return (
    <WeekGrid
      label="Appointments, 16 to 22 November"
      days={days}
      from="09:00"
      to="13:00"
      stepMinutes={30}
      entries={entries}
      today="2026-11-20"
      onOpen={() => undefined}
      {...props}
      selected={day}
      onSelect={setDay}
    />
  );
}

export const weekGridExhibit: Exhibit = {
  component: 'Week grid',
  isWide: true,
  specimens: [
    { state: 'A week', Draw: () => <Week now="10:40" /> },
    { state: 'Times to pick', Draw: () => <Week onPickTime={() => undefined} /> },
    {
      state: 'By the hour, three days',
      Draw: () => <Week stepMinutes={60} days={days.slice(2, 5)} />,
    },
    { state: 'To be moved, with lunch, buffers and a holiday', Draw: () => <Movable /> },
    {
      state: 'Times of 24 hours',
      Draw: () => <Movable stepMinutes={60} timeWords={(time) => time} />,
    },
    { state: 'Nothing planned', Draw: () => <Week entries={[]} to="11:00" /> },
  ],
};
