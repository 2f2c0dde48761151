import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SlotGrid, type SlotGroup } from './slot-grid';

const groups: SlotGroup[] = [
  {
    title: 'Morning',
    slots: [
      { time: '09:00', state: 'taken' },
      { time: '09:30', state: 'free' },
      { time: '10:00', state: 'free' },
      { time: '10:30', state: 'free' },
    ],
  },
  { title: 'Afternoon', slots: [] },
  { title: 'Evening', slots: [{ time: '17:30', state: 'free' }] },
];

function Booking({ onSelect }: { onSelect?: (time: string) => void }) {
  const [time, setTime] = useState<string | null>(null);
  const select = (next: string) => {
    onSelect?.(next);
    setTime(next);
  };
  return (
    <>
      <SlotGrid
        label="Slots on Fri 20 Nov"
        groups={groups}
        selected={time}
        onSelect={select}
        zoneNote="Times in India (IST)"
      />
      <button type="button">Book</button>
    </>
  );
}

const slot = (name: string) => screen.getByRole('button', { name });

test('a press chooses a slot, and it is not colour alone that says so', async () => {
  const onSelect = jest.fn();
  render(<Booking onSelect={onSelect} />);
  await userEvent.click(slot('10:30 AM'));
  await userEvent.click(slot('5:30 PM'));
  expect(onSelect.mock.calls).toEqual([['10:30'], ['17:30']]);
  expect(slot('5:30 PM')).toHaveAttribute('aria-pressed', 'true');
  expect(slot('5:30 PM').querySelector('svg')).toBeVisible();
  expect(slot('10:30 AM')).toHaveAttribute('aria-pressed', 'false');
  expect(slot('10:30 AM').querySelector('svg')).toBeNull();
});

test('a taken slot can be met, not chosen', async () => {
  const onSelect = jest.fn();
  render(<Booking onSelect={onSelect} />);
  const taken = slot('9:00 AM (taken)');
  expect(taken).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(taken);
  expect(taken).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
});

test('each group is named, and one without slots says so', () => {
  render(<Booking />);
  const all = screen.getByRole('group', { name: 'Slots on Fri 20 Nov' });
  expect(all).toHaveAccessibleDescription('Times in India (IST)');
  const morning = within(all).getByRole('group', { name: 'Morning' });
  expect(within(morning).getAllByRole('button')).toHaveLength(4);
  expect(within(all).getByRole('group', { name: 'Afternoon' })).toHaveTextContent('No slots');
});

test('all groups are one stop, that begins at what can be chosen', async () => {
  render(<Booking />);
  await userEvent.tab();
  expect(slot('9:30 AM')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slot('9:00 AM (taken)')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(slot('5:30 PM')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight} ');
  expect(slot('10:00 AM')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Book' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(slot('10:00 AM')).toHaveFocus();
});

test('from right to left, the left arrow leads on', async () => {
  render(
    <div dir="rtl">
      <Booking />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(slot('10:00 AM')).toHaveFocus();
});
