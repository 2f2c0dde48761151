import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from './frame.text';
import { Late } from './late';

let mockIsLost = true;
jest.mock('./late-parts', () => {
  if (mockIsLost) throw new Error('Loading chunk 979 failed');
  return { ProfileItems: () => <p>Here it is</p> };
});

test('parts that do not come are told and reported, and Retry brings them', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  renderScreen(() => <Late>{(parts) => <parts.ProfileItems items={() => {}} id="x" />}</Late>, {
    wire,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.partMissing);
  expect(wire.calls.map(({ request }) => request.body)).toMatchObject([{ code: 'SHELL-LATE' }]);
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(await screen.findByText('Here it is')).toBeVisible();
});
