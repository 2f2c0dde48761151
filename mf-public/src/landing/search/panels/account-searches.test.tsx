import { session } from '@nukkad/platform';
import { aToken, fakeWire, networkDown, renderScreen } from '@nukkad/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recentSearches } from '../recent-searches.store';
import { Search } from '../search';
import { text } from '../search.text';
import { text as panels } from './panels.text';

let person = 0;

/** A first visit of a user whose account has these searches. */
function open(kept: string[]) {
  person += 1;
  const userId = `somebody-${person}`;
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId }));
  const wire = fakeWire({
    getAllCategories: () => [],
    getTrendingSearches: () => [],
    getRecentSearches: () => kept,
    keepRecentSearches: ({ body }) => (body as { terms: string[] }).terms,
    clearRecentSearches: () => undefined,
  });
  return { wire, ...renderScreen(() => <Search />, { wire }) };
}

const what = () => screen.getByRole('combobox', { name: text.what });
const sent = (wire: ReturnType<typeof fakeWire>) =>
  wire.calls.filter(({ name }) => name === 'keepRecentSearches').map(({ request }) => request.body);

beforeEach(() => window.localStorage.clear());
afterEach(() => act(() => session.end('signed-out')));

test('the searches of the account join those of the device, and go back together', async () => {
  recentSearches.clear();
  recentSearches.record('Maid');
  const { wire } = open(['Surgeon', 'maid']);
  await userEvent.click(what());
  expect(await screen.findByRole('option', { name: 'Surgeon' })).toBeVisible();
  expect(recentSearches.get()).toEqual(['Maid', 'Surgeon']);
  await waitFor(() => expect(sent(wire)).toEqual([{ terms: ['Maid', 'Surgeon'] }]));
  await userEvent.type(what(), 'cook{Enter}');
  await waitFor(() => expect(sent(wire).at(-1)).toEqual({ terms: ['cook', 'Maid', 'Surgeon'] }));
});

test('what was searched before the panel came is told as well', async () => {
  recentSearches.clear();
  const { wire, unmount } = open([]);
  await userEvent.type(what(), 'carpenter{Enter}');
  unmount();
  await waitFor(() => expect(sent(wire)).toEqual([{ terms: ['carpenter'] }]));
});

test('cleared is cleared everywhere; if not, it is said', async () => {
  recentSearches.clear();
  const { wire, said } = open(['Surgeon']);
  await userEvent.click(what());
  wire.answer('clearRecentSearches', () => {
    throw networkDown();
  });
  await userEvent.click(await screen.findByRole('option', { name: panels.clearRecent }));
  expect(recentSearches.get()).toEqual([]);
  await waitFor(() => expect(said()).toEqual([panels.notCleared]));
});

test('nobody is asked for a visitor’s searches', async () => {
  const { wire } = open([]);
  act(() => session.end('signed-out'));
  await userEvent.click(what());
  expect(wire.calls.some(({ name }) => name === 'getRecentSearches')).toBe(false);
});
