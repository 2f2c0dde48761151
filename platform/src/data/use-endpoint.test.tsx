import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '../router/router';
import { aCategory, fakeWire, problem, renderScreen } from '../testing';
import { useEndpoint } from './use-endpoint';

function Names() {
  const categories = useEndpoint('getAllCategories');
  if (categories.state === 'loading') return <p>Loading</p>;
  if (categories.state === 'failed') {
    return (
      <>
        <p>Failed: {categories.failure.code}</p>
        <button type="button" onClick={categories.retry}>
          Retry
        </button>
      </>
    );
  }
  return (
    <>
      {categories.staleFailure && <p>Could not refresh</p>}
      <ul>
        {categories.value.map(({ _id, categoryName }) => (
          <li key={_id}>{categoryName}</li>
        ))}
      </ul>
      <button type="button" onClick={categories.retry}>
        Refresh
      </button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
}

test('loading, then the answer; two readers of one endpoint make one request', async () => {
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(
    () => (
      <>
        <Names />
        <Names />
      </>
    ),
    { wire },
  );
  expect(screen.getAllByText('Loading')).toHaveLength(2);
  expect(await screen.findAllByText('Doctor')).toHaveLength(2);
  expect(wire.calls).toHaveLength(1);
});

test('a failure shows its code, and Retry loads again', async () => {
  const wire = fakeWire({ getAllCategories: () => problem(404, 'not-found') });
  renderScreen(Names, { wire });
  expect(await screen.findByText('Failed: not-found')).toBeVisible();
  wire.answer('getAllCategories', () => [aCategory({ categoryName: 'Teacher' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Teacher')).toBeVisible();
});

test('a refresh that fails keeps the last good answer and says so', async () => {
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(Names, { wire });
  await screen.findByText('Doctor');
  wire.answer('getAllCategories', () => problem(400, 'bad-request'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Could not refresh')).toBeVisible();
  expect(screen.getByText('Doctor')).toBeVisible();
});

test('leaving the screen aborts what it waited for', async () => {
  let signal: AbortSignal | undefined;
  const never: typeof fetch = (input) => {
    signal = (input as Request).signal;
    return new Promise(() => {});
  };
  const { unmount } = renderScreen(Names, {
    wire: { fetch: never, calls: [], fetched: [], answer: () => {} },
  });
  await screen.findByText('Loading');
  await waitFor(() => expect(signal).toBeDefined());
  unmount();
  await waitFor(() => expect(signal?.aborted).toBe(true));
});
