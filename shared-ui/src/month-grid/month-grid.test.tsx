import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type MonthEntry, MonthGrid, type MonthGridProps } from './month-grid';

const entry = (label: string): MonthEntry => ({ id: label, label });
const entries: Record<string, MonthEntry[]> = {
  '2026-11-23': [entry('Asha'), entry('Ravi'), entry('Meera'), entry('Joseph'), entry('Fatima')],
};

function Month({ onSelect, onMonth, weekStart = 'monday' }: Partial<MonthGridProps>) {
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState<string | null>(null);
  return (
    <MonthGrid
      label="Appointments"
      month={month}
      today="2026-11-20"
      weekStart={weekStart}
      entriesOf={(iso) => entries[iso] ?? []}
      selected={day}
      onSelect={(next) => {
        onSelect?.(next);
        setDay(next);
      }}
      onMonth={(next) => {
        onMonth?.(next);
        setMonth(next);
      }}
    />
  );
}

const day = (name: string) => screen.getByRole('button', { name });
const monday = () => day('Monday 23 November 2026, Asha, Ravi, Meera, Joseph, Fatima');

test('a month of weeks, Monday first', () => {
  render(<Month />);
  const grid = screen.getByRole('grid', { name: 'Appointments, November 2026' });
  const heads = within(grid).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ]);
  expect(within(grid).getAllByRole('row')).toHaveLength(7);
  expect(day('Friday 20 November 2026, today')).toHaveAttribute('aria-current', 'date');
});

test('weeks that begin on Sunday', () => {
  render(<Month weekStart="sunday" />);
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
});

test('three entries are shown and all are read out', () => {
  render(<Month />);
  expect(monday()).toHaveTextContent(/23AshaRaviMeera\+2 more$/);
});

test('a pressed day is chosen', async () => {
  const onSelect = jest.fn();
  render(<Month onSelect={onSelect} />);
  await userEvent.click(monday());
  expect(onSelect).toHaveBeenCalledWith('2026-11-23');
  expect(screen.getByRole('gridcell', { selected: true })).toContainElement(monday());
});

test('the grid is one stop; arrows move and Enter chooses', async () => {
  const onSelect = jest.fn();
  render(<Month onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(day('Friday 20 November 2026, today')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(monday()).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2026-11-29');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('Page Down and an arrow across the end show another month', async () => {
  const onMonth = jest.fn();
  render(<Month onMonth={onMonth} />);
  await userEvent.click(monday());
  await userEvent.keyboard('{PageDown}');
  expect(day('Wednesday 23 December 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(day('Wednesday 6 January 2027')).toHaveFocus();
  expect(onMonth.mock.calls).toEqual([['2026-12'], ['2027-01']]);
});

test('buttons change the month and keep focus', async () => {
  render(<Month />);
  await userEvent.click(day('Next month'));
  expect(screen.getByRole('grid', { name: 'Appointments, December 2026' })).toBeVisible();
  expect(day('Next month')).toHaveFocus();
  await userEvent.click(day('Previous month'));
  expect(screen.getByText('November 2026')).toBeVisible();
});
