import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type WeekEntry, WeekGrid, type WeekGridProps } from './week-grid';

const entries: WeekEntry[] = [
  {
    id: 'asha',
    day: '2026-11-19',
    start: '09:30',
    end: '10:30',
    title: 'Asha Rao',
    detail: 'Video call',
  },
  { id: 'ravi', day: '2026-11-19', start: '09:30', end: '10:00', title: 'Ravi Kumar' },
];

function Week(props: Partial<WeekGridProps>) {
  const [day, setDay] = useState('2026-11-18');
  return (
    <WeekGrid
      label="Appointments"
      days={['2026-11-18', '2026-11-19', '2026-11-20']}
      from="09:00"
      to="11:00"
      stepMinutes={30}
      entries={entries}
      today="2026-11-20"
      selected={day}
      onSelect={setDay}
      onOpen={() => undefined}
      onPickTime={() => undefined}
      {...props}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('days head the columns and times the rows', () => {
  render(<Week />);
  expect(screen.getByRole('grid', { name: 'Appointments' })).toBeVisible();
  const said = (role: string) => screen.getAllByRole(role).map((each) => each.textContent);
  expect(said('columnheader')).toEqual(['Time', '18 Wed', '19 Thu', '20 Fri']);
  expect(said('rowheader')).toEqual(['9:00 AM', '9:30 AM', '10:00 AM', '10:30 AM']);
  expect(button('20 Fri')).toHaveAttribute('aria-current', 'date');
});

test('an entry says who, when and what, and opens', async () => {
  const onOpen = jest.fn();
  render(<Week onOpen={onOpen} />);
  await userEvent.click(button('Asha Rao 9:30 AM to 10:30 AM, Thu 19 Nov Video call'));
  expect(onOpen).toHaveBeenCalledWith('asha');
});

test('a free time is picked', async () => {
  const onPickTime = jest.fn();
  render(<Week onPickTime={onPickTime} />);
  await userEvent.click(button('Choose 10:30 AM on Wed 18 Nov'));
  expect(onPickTime).toHaveBeenCalledWith('2026-11-18', '10:30');
  expect(screen.queryByRole('button', { name: 'Choose 10:00 AM on Thu 19 Nov' })).toBeNull();
});

test('a heading chooses its day', async () => {
  render(<Week />);
  await userEvent.click(button('20 Fri'));
  expect(button('20 Fri')).toHaveAttribute('aria-pressed', 'true');
  expect(button('18 Wed')).toHaveAttribute('aria-pressed', 'false');
});

test('the keyboard has one stop, and goes from entry to entry', async () => {
  const onOpen = jest.fn();
  render(<Week onOpen={onOpen} />);
  await userEvent.tab();
  expect(button('Choose 9:00 AM on Wed 18 Nov')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(button('Ravi Kumar 9:30 AM to 10:00 AM, Thu 19 Nov')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('ravi');
  await userEvent.keyboard('{ArrowDown}');
  expect(button('Choose 10:30 AM on Thu 19 Nov')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(button('Choose 10:30 AM on Fri 20 Nov')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('where nothing can be picked, the times are met all the same', async () => {
  render(
    <WeekGrid
      label="Appointments"
      days={['2026-11-18']}
      from="09:00"
      to="10:00"
      stepMinutes={30}
      entries={[]}
      today="2026-11-18"
      onSelect={() => undefined}
      onOpen={() => undefined}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('Nothing planned');
  await userEvent.keyboard('{ArrowUp}');
  expect(button('18 Wed')).toHaveFocus();
});

test('Page Down asks for the next week, and focus stays in the grid', async () => {
  const onWeek = jest.fn();
  const { rerender } = render(<Week onWeek={onWeek} />);
  await userEvent.tab();
  await userEvent.keyboard('{PageDown}{PageUp}');
  expect(onWeek.mock.calls).toEqual([[1], [-1]]);
  const booked: WeekEntry = {
    id: 'meera',
    day: '2026-11-25',
    start: '09:00',
    end: '10:00',
    title: 'Meera Iyer',
  };
  rerender(<Week days={['2026-11-25', '2026-11-26']} entries={[booked]} selected="2026-11-25" />);
  expect(button('Meera Iyer 9:00 AM to 10:00 AM, Wed 25 Nov')).toHaveFocus();
});

test('on a narrow screen a step to the next day shows it', async () => {
  render(<Week />);
  const cells = screen.getAllByRole('gridcell');
  for (const cell of cells) if (cell.dataset.shown === 'false') cell.style.display = 'none';
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(button('19 Thu')).toHaveAttribute('aria-pressed', 'true');
});
