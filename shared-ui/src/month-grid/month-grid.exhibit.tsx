import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { type MonthEntry, MonthGrid, type MonthGridProps } from './month-grid';

const entries: Record<string, MonthEntry[]> = {
  '2026-11-04': [{ id: 'a', label: 'Asha Rao', tone: 'neutral' }],
  '2026-11-20': [
    { id: 'b', label: 'Ravi Kumar', tone: 'success' },
    { id: 'c', label: 'Meera Iyer, pending', tone: 'warning' },
  ],
  '2026-11-23': [
    { id: 'd', label: 'Joseph D’Souza' },
    { id: 'e', label: 'Fatima Sheikh', tone: 'success' },
    { id: 'f', label: 'Leave', tone: 'danger' },
    { id: 'g', label: 'Anil Gowda' },
    { id: 'h', label: 'Sunita Patil' },
  ],
};

function Month({ selected = null, entriesOf }: Partial<MonthGridProps>) {
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState(selected);
  return (
    <MonthGrid
      label="Appointments"
      month={month}
      today="2026-11-20"
      entriesOf={entriesOf ?? ((iso) => entries[iso] ?? [])}
      selected={day}
      onSelect={setDay}
      onMonth={setMonth}
    />
  );
}

export const monthGridExhibit: Exhibit = {
  component: 'Month grid',
  isWide: true,
  specimens: [
    { state: 'A month', Draw: () => <Month /> },
    { state: 'A chosen day', Draw: () => <Month selected="2026-11-23" /> },
    { state: 'Nothing on', Draw: () => <Month entriesOf={() => []} /> },
  ],
};
