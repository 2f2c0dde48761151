import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select';

const states = [
  { value: 'KA', label: 'Karnataka' },
  { value: 'MH', label: 'Maharashtra' },
] as const;

interface Props {
  isRequired?: boolean;
  onChange?: (value: 'KA' | 'MH' | null) => void;
}

function State({ isRequired, onChange }: Props) {
  const [value, setValue] = useState<'KA' | 'MH' | null>(null);
  return (
    <Select
      label="State"
      error={value ? undefined : 'Choose your state'}
      options={states}
      value={value}
      isRequired={isRequired}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

test('the chosen answer is reported, and can be taken back', async () => {
  const onChange = jest.fn();
  render(<State onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'State' });
  expect(field).toHaveDisplayValue('Choose…');
  await userEvent.selectOptions(field, 'Maharashtra');
  expect(onChange).toHaveBeenLastCalledWith('MH');
  expect(field).toHaveDisplayValue('Maharashtra');
  await userEvent.selectOptions(field, 'Choose…');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a required choice is marked, and cannot be taken back', async () => {
  render(<State isRequired />);
  const field = screen.getByRole('combobox', { name: 'State' });
  expect(field).toBeRequired();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Choose your state');
  expect(screen.getByRole('option', { name: 'Choose…' })).toBeDisabled();
  await userEvent.selectOptions(field, 'Karnataka');
  expect(field).toBeValid();
});
