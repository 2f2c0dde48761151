import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Category } from '../contract';
import { aCategory, fakeWire, networkDown, renderScreen } from '../testing';
import { useAnswers } from './use-answers';
import { useEndpoint } from './use-endpoint';

function Names() {
  const answers = useAnswers();
  const categories = useEndpoint('getAllCategories');
  const rename = () =>
    answers.change('getAllCategories', undefined, (before) =>
      before.map((category) => ({ ...category, categoryName: 'Renamed' })),
    );
  return (
    <>
      {categories.state === 'ready' && <p>{categories.value[0]?.categoryName}</p>}
      {categories.state === 'ready' && categories.staleFailure && <p>Could not refresh</p>}
      <button type="button" onClick={rename}>
        Rename
      </button>
      <button type="button" onClick={() => answers.renew('getAllCategories')}>
        Renew
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what a write answered is shown at once, and what is out of date is read again', async () => {
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(Names, { wire });
  await screen.findByText('Doctor');
  await press('Rename');
  expect(await screen.findByText('Renamed')).toBeVisible();
  expect(wire.calls).toHaveLength(1);
  await press('Renew');
  expect(await screen.findByText('Doctor')).toBeVisible();
  expect(wire.calls).toHaveLength(2);
});

test('an answer that is not here is not made up', async () => {
  const wire = fakeWire({ getAllCategories: () => new Promise(() => {}) });
  renderScreen(Names, { wire });
  await press('Rename');
  expect(screen.queryByText('Renamed')).not.toBeInTheDocument();
});

test('what a write answered outlives a read that was on its way', async () => {
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(Names, { wire });
  await screen.findByText('Doctor');
  let answerOld = () => {};
  const old = new Promise<Category[]>((resolve) => {
    answerOld = () => resolve([aCategory()]);
  });
  wire.answer('getAllCategories', () => old);
  await press('Renew');
  await waitFor(() => expect(wire.calls).toHaveLength(2));
  wire.answer('getAllCategories', () => [aCategory({ categoryName: 'Renamed' })]);
  await press('Rename');
  await act(async () => {
    answerOld();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByText('Renamed')).toBeVisible();
});

test('a first read that is on its way is asked for anew', async () => {
  const wire = fakeWire({ getAllCategories: () => new Promise(() => {}) });
  renderScreen(Names, { wire });
  await waitFor(() => expect(wire.calls).toHaveLength(1));
  wire.answer('getAllCategories', () => [aCategory()]);
  await press('Renew');
  expect(await screen.findByText('Doctor')).toBeVisible();
});

test('what cannot be read again stays, and says so', async () => {
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(Names, { wire });
  await screen.findByText('Doctor');
  wire.answer('getAllCategories', () => {
    throw networkDown();
  });
  await press('Renew');
  expect(await screen.findByText('Could not refresh')).toBeVisible();
  expect(screen.getByText('Doctor')).toBeVisible();
});

test('an answer can be read again every so often', async () => {
  jest.useFakeTimers();
  const wire = fakeWire({ getTrendingSearches: () => [] });
  const Often = () => {
    useEndpoint('getTrendingSearches', undefined, { refreshEvery: 15_000 });
    return null;
  };
  renderScreen(Often, { wire });
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(wire.calls).toHaveLength(3);
  jest.useRealTimers();
});
