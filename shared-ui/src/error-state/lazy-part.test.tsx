import { messages } from '@nukkad/platform/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './lazy-part';

const arrives = async () => ({ Part: () => <p>Here</p> });

test('a part appears when it has come, and its place is held until then', async () => {
  render(
    <LazyPart load={arrives} what="filters" waiting={<p>On its way</p>}>
      {({ Part }) => <Part />}
    </LazyPart>,
  );
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeVisible();
});

test('a part that does not come is an error state, and Retry fetches it anew', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(arrives).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  render(
    <>
      <p>The rest</p>
      <LazyPart load={load} what="filters">
        {({ Part }) => <Part />}
      </LazyPart>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.chunkFailed('filters'));
  expect(screen.getByText('The rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
