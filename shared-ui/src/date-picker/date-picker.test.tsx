import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatePicker, type DatePickerProps } from './date-picker';

function Visit({ onChange, value: first = null, ...props }: Partial<DatePickerProps>) {
  const [value, setValue] = useState(first);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return (
    <>
      <DatePicker
        label="Day of the visit"
        today="2026-11-20"
        {...props}
        value={value}
        onChange={change}
      />
      <button type="button">Next</button>
    </>
  );
}

const part = (name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const opener = () => screen.getByRole('button', { name: 'Calendar Day of the visit' });

test('a day is written as day, month and year', async () => {
  const onChange = jest.fn();
  render(<Visit onChange={onChange} />);
  const parts = screen.getAllByRole('spinbutton');
  expect(parts.map((each) => each.textContent)).toEqual(['dd', 'mm', 'yyyy']);
  await userEvent.click(part('day'));
  await userEvent.keyboard('25112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-25');
  expect(part('month')).toHaveTextContent('11');
});

test('a day is chosen in the calendar, which then closes', async () => {
  const onChange = jest.fn();
  render(<Visit onChange={onChange} min="2026-11-20" />);
  await userEvent.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  const yesterday = screen.getByRole('button', { name: /^Thursday 19 November 2026, not/ });
  expect(yesterday).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday 24 November 2026' }));
  expect(onChange.mock.calls).toEqual([['2026-11-24']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('group')).toHaveTextContent('24/11/2026');
});

test('a day out of its limits is explained once writing is over', async () => {
  render(<Visit value="2026-11-25" min="2026-11-20" />);
  await userEvent.click(part('day'));
  await userEvent.keyboard('12');
  expect(screen.queryByText(/or later/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Choose Friday 20 November 2026 or later')).toBeVisible();
  expect(part('day')).toBeInvalid();
});

test('hint and error describe it, and it is marked as required', () => {
  render(<Visit hint="A weekday" error="Choose a day" isRequired />);
  expect(screen.getByRole('group')).toHaveAccessibleName(/^Day of the visit/);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a day A weekday');
  expect(part('day')).toBeInvalid();
  expect(part('day')).toHaveAttribute('aria-required', 'true');
});

test('while disabled it takes nothing', async () => {
  render(<Visit isDisabled />);
  expect(opener()).toBeDisabled();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});
