import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashGuard } from './crash-guard';
import { CrashScreen } from './crash-screen';

function Broken(): never {
  throw new Error('boom');
}

test('a crash of the shell ends on the documented words, with a reported reference', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const wire = fakeWire({ reportClientError: () => undefined });
  renderScreen(
    () => (
      <CrashGuard>
        <Broken />
      </CrashGuard>
    ),
    { wire },
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  const reference = screen.getByText(/^Reference/).textContent?.split(' ')[1];
  await waitFor(() => expect(wire.calls).toHaveLength(1));
  expect(wire.calls[0]?.request.body).toMatchObject({
    code: 'SHELL-CRASH',
    message: expect.stringContaining(reference ?? '?'),
  });
  quiet.mockRestore();
});

test('Reload reloads and Home starts over', async () => {
  const onReload = jest.fn();
  renderScreen(() => <CrashScreen reference="r1" onReload={onReload} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
