import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../site/frame.text';
import { LazyFramePart } from './lazy-frame-part';

let mockIsLost = true;
jest.mock('./lazy-frame-parts', () => {
  if (mockIsLost) throw new Error('Loading chunk 979 failed');
  return { ProfileItems: () => <p>Here it is</p> };
});

test('parts that do not come are told and reported, and Retry brings them', async () => {
  const wire = fakeWire({ reportClientError: () => undefined });
  renderScreen(
    () => (
      <LazyFramePart>{(parts) => <parts.ProfileItems items={() => {}} id="x" />}</LazyFramePart>
    ),
    {
      wire,
    },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(text.partMissing);
  expect(wire.calls.map(({ request }) => request.body)).toMatchObject([{ code: 'SHELL-LATE' }]);
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(await screen.findByText('Here it is')).toBeVisible();
});
