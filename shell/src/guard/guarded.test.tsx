import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComposition } from '../testing/shell-builders';
import { Guarded } from './guarded';

let mockIsLost = true;
jest.mock('./guarded-place', () => {
  if (mockIsLost) throw new Error('Loading chunk 979 failed');
  return { GuardedPlace: () => <p>Here it is</p> };
});

test('what decides does not come: told and reported, and Retry brings it', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  const route = { path: '/profile', remote: 'mf-user-dashboard', screen: 'profile' };
  const { remotes } = aComposition();
  renderScreen(
    () => <Guarded route={route} unknown={route} remotes={remotes} frame={(content) => content} />,
    { wire },
  );
  expect(await screen.findByText('Loading chunk shell/guard failed')).toBeVisible();
  expect(wire.calls.map(({ request }) => request.body)).toMatchObject([{ code: 'SHELL-GUARD' }]);
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
});
