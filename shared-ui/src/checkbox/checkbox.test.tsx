import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';

function Terms() {
  const [isAgreed, setAgreed] = useState(false);
  const error = isAgreed ? undefined : 'Agree to go on';
  return (
    <Checkbox label="I agree" isSelected={isAgreed} onChange={setAgreed} error={error} isRequired />
  );
}

test('a press on the words or the space bar ticks the box', async () => {
  render(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('an error marks the box until it is put right', async () => {
  render(<Terms />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
  expect(box).toHaveAccessibleDescription('Agree to go on');
  await userEvent.click(box);
  expect(box).toBeValid();
});
