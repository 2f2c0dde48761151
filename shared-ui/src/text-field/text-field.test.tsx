import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

test('what is written is reported as text', async () => {
  const onChange = jest.fn();
  render(<TextField label="Full name" name="name" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Full name' });
  expect(field).toHaveAttribute('name', 'name');
  await userEvent.type(field, 'Asha');
  expect(onChange).toHaveBeenLastCalledWith('Asha');
});

test('an error is said before the hint, and marks the field', () => {
  const view = (error?: string) => (
    <TextField label="Full name" hint="As on your certificate" error={error} isRequired />
  );
  const { rerender } = render(view());
  const field = screen.getByRole('textbox', { name: 'Full name' });
  expect(field).toBeRequired();
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('As on your certificate');
  rerender(view('Enter your name'));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter your name As on your certificate');
});

test('an empty error is no error', () => {
  render(<TextField label="Full name" error="" />);
  expect(screen.getByRole('textbox')).toBeValid();
});
