import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field';

function Years({ start, onChange }: { start: number | null; onChange?: jest.Mock }) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange?.(next);
  };
  return (
    <NumberField
      label="Years"
      hint="Since your first job"
      minValue={0}
      maxValue={60}
      value={value}
      onChange={change}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Years' });

test('a typed number is reported when the field is left, within its ends', async () => {
  const onChange = jest.fn();
  render(<Years start={null} onChange={onChange} />);
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription('Since your first job');
  await userEvent.type(field(), '75');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(60);
  expect(field()).toHaveValue('60');
});

test('an emptied field reports nothing entered', async () => {
  const onChange = jest.fn();
  render(<Years start={5} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('buttons and arrow keys step, and end at the ends', async () => {
  render(<Years start={1} />);
  const less = screen.getByRole('button', { name: 'Decrease: Years' });
  await userEvent.click(less);
  expect(field()).toHaveValue('0');
  expect(less).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Increase: Years' }));
  expect(field()).toHaveValue('1');
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('2');
});

test('numbers are grouped the Indian way', async () => {
  render(<NumberField label="Fee" value={125000} onChange={() => {}} />);
  expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('1,25,000');
});
