import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmButton } from './confirm-button';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => within(screen.getByRole('alertdialog', { name: 'Remove it?' }));

test('it asks first, waits for what is confirmed, and closes then', async () => {
  let end = () => {};
  const removed = new Promise<void>((ended) => {
    end = ended;
  });
  const remove = jest.fn(() => removed);
  render(
    <ConfirmButton
      label="Remove"
      name="Remove Passkey 1"
      title="Remove it?"
      busyText="Removing…"
      onConfirm={remove}
    >
      It signs in no more.
    </ConfirmButton>,
  );
  expect(screen.getByRole('button', { name: 'Remove Passkey 1' })).toHaveTextContent('Remove');
  await press('Remove Passkey 1');
  await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await press('Remove Passkey 1');
  await userEvent.click(question().getByRole('button', { name: 'Remove Passkey 1' }));
  expect(question().getByText('Removing…')).toBeVisible();
  end();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(remove).toHaveBeenCalledTimes(1);
});
