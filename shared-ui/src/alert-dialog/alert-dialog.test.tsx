import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from './alert-dialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();
beforeEach(() => jest.resetAllMocks());

const ask = (busyText?: string) => (
  <AlertDialog
    title="Delete this job?"
    isOpen
    tone="danger"
    confirmText="Delete job"
    busyText={busyText}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    Applicants no longer see it.
  </AlertDialog>
);

const button = (name: string) => screen.getByRole('button', { name });

test('the question and what follows are read out; focus is on the harmless answer', () => {
  render(ask());
  const alert = screen.getByRole('alertdialog', { name: 'Delete this job?' });
  expect(alert).toHaveAccessibleDescription('Applicants no longer see it.');
  expect(button('Cancel')).toHaveFocus();
});

test('it is confirmed by keyboard', async () => {
  render(ask());
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test('the button and Escape cancel; a press outside is no answer', async () => {
  render(ask());
  await userEvent.click(document.body);
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(button('Cancel'));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('while it is carried out, nothing closes it', async () => {
  const { rerender } = render(ask());
  rerender(ask('Deleting…'));
  expect(button('Deleting…')).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Deleting…'));
  expect(onCancel).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
