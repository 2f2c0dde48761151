import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('what cannot be read again stays, and says so', async () => {
  const wire = fakeWire({ getAllCategories: () => [aCategory()] });
  renderScreen(Names, { wire });
  await screen.findByText('Doctor');
  wire.answer('getAllCategories', () => {
    throw networkDown();
  });
  await press('Renew');
  expect(await screen.findByText('Could not refresh', {}, { timeout: 15_000 })).toBeVisible();
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
