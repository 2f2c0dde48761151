import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const modes = [
  { value: 'clinic', label: 'At the clinic' },
  { value: 'home', label: 'At home', isDisabled: true },
  { value: 'video', label: 'By video' },
] as const;

function Mode() {
  const [value, setValue] = useState<'clinic' | 'home' | 'video' | null>(null);
  return (
    <RadioGroup
      label="Where"
      hint="You can change it later"
      error={value ? undefined : 'Choose one'}
      options={modes}
      value={value}
      onChange={setValue}
      isRequired
    />
  );
}

test('one of the answers is chosen, by press or arrow key', async () => {
  render(<Mode />);
  await userEvent.click(screen.getByRole('radio', { name: 'At the clinic' }));
  expect(screen.getByRole('radio', { name: 'At the clinic' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'By video' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'At the clinic' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'At home' })).toBeDisabled();
});

test('the group carries label, error and hint', async () => {
  render(<Mode />);
  const group = screen.getByRole('radiogroup', { name: 'Where' });
  expect(group).toBeRequired();
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Choose one You can change it later');
  await userEvent.click(screen.getByRole('radio', { name: 'By video' }));
  expect(group).toHaveAccessibleDescription('You can change it later');
});
