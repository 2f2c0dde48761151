import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Calendar, type CalendarProps } from './calendar';

function Visit({ onSelect, ...props }: Partial<CalendarProps>) {
  const [day, setDay] = useState<string | null>(null);
  const select = (next: string) => {
    onSelect?.(next);
    setDay(next);
  };
  return (
    <Calendar
      label="Day of the visit"
      today="2026-11-20"
      {...props}
      selected={props.selected ?? day}
      onSelect={select}
    />
  );
}

const day = (name: string) => screen.getByRole('button', { name });

test('the month of today is shown, Monday first', () => {
  render(<Visit />);
  expect(screen.getByRole('grid', { name: 'Day of the visit, November 2026' })).toBeVisible();
  expect(screen.getByText('November 2026')).toBeVisible();
  const weekdays = screen.getAllByRole('columnheader', { hidden: true });
  expect(weekdays.map((cell) => cell.textContent)).toEqual([
    ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ]);
  expect(day('Friday 20 November 2026, today')).toHaveAttribute('aria-current', 'date');
});

test('a pressed day is told as text, once', async () => {
  const onSelect = jest.fn();
  render(<Visit onSelect={onSelect} />);
  await userEvent.click(day('Tuesday 24 November 2026'));
  await userEvent.click(day('Tuesday 24 November 2026, selected'));
  expect(onSelect.mock.calls).toEqual([['2026-11-24']]);
});

test('the keyboard goes by days, weeks and months', async () => {
  const onSelect = jest.fn();
  render(<Visit onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(day('Friday 20 November 2026, today')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(day('Saturday 28 November 2026')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  expect(day('Monday 28 December 2026')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2026-12-28');
});

test('buttons lead to the months beside', async () => {
  render(<Visit />);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: /December 2026/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('grid', { name: /November 2026/ })).toBeVisible();
});

test('days that are over, too far or not on offer cannot be chosen', async () => {
  const onSelect = jest.fn();
  render(
    <Visit
      min="2026-11-20"
      max="2026-11-27"
      isUnavailable={(iso) => iso === '2026-11-22'}
      onSelect={onSelect}
    />,
  );
  for (const name of [
    'Thursday 19 November 2026, not available',
    'Sunday 22 November 2026, not available',
    'Saturday 28 November 2026, not available',
  ]) {
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(name));
  }
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test('marks are read out', () => {
  render(<Visit marks={{ '2026-11-23': '3 visits' }} />);
  expect(day('Monday 23 November 2026, 3 visits')).toBeVisible();
});

test('a day chosen elsewhere brings its month along', () => {
  const { rerender } = render(<Visit />);
  rerender(<Visit selected="2027-01-26" />);
  expect(day('Tuesday 26 January 2027, selected')).toBeVisible();
});
