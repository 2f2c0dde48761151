import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field';

test('a password is hidden, and can be shown and hidden again', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'correct horse');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('password managers are told what is wanted', () => {
  render(<PasswordField label="New password" autoComplete="new-password" error="Too short" />);
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(field).toHaveAccessibleDescription('Too short');
});
