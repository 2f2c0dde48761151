import { messages } from '@nukkad/platform/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './lazy-part';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a room that does not come is told, and Retry brings it', async () => {
  const load = jest
    .fn<Promise<{ words: string }>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ words: 'Here' });
  render(
    <LazyPart load={load} what="reviews">
      {({ words }) => <p>{words}</p>}
    </LazyPart>,
  );
  expect(await screen.findByText(messages.chunkFailed('reviews'))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here')).toBeVisible();
});
