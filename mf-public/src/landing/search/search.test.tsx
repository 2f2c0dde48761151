import { locality } from '@nukkad/platform';
import { recentSearchesKey } from '@nukkad/platform/contract';
import { geolocationText } from '@nukkad/platform/geolocation';
import {
  aCategory,
  aPlace,
  fakeWire,
  networkDown,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as panels } from './panels/panels.text';
import { recentSearches } from './recent-searches.store';
import { Search } from './search';
import { text as fields } from './search.text';

const text = { ...panels, ...fields };

const trending = ['Surgeon', 'Tax Consultant'];
const koramangala = aPlace({ name: 'Koramangala', slug: 'koramangala', pin: '560034' });
const suggestions = [
  {
    kind: 'speciality',
    term: 'Dentist',
    label: 'Dentist',
    profession: 'doctor',
    spec: 'dentist',
    count: 1200,
  },
  {
    kind: 'person',
    term: 'Dr. Rao',
    label: 'Dr. Rao',
    profession: 'doctor',
    vendorId: 'v 1',
    title: 'Dentist',
    locality: 'HSR Layout',
  },
  { kind: 'place', term: 'Koramangala', label: 'Koramangala', place: koramangala },
] as const;

const open = () => {
  const wire = fakeWire({
    getAllCategories: () => [aCategory()],
    getTrendingSearches: () => trending,
    suggestSearches: () => ({ corrected: null, suggestions: [...suggestions] }),
    suggestPlaces: () => [koramangala],
  });
  return { wire, ...renderScreen(() => <Search />, { wire }) };
};

const what = () => screen.getByRole('combobox', { name: text.what });
const where = () => screen.getByRole('combobox', { name: text.where });
const group = (name: string) => screen.findByRole('group', { name });
const optionsOf = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const panel = () => screen.queryByRole('listbox', { name: text.panel });

beforeEach(() => {
  window.localStorage.clear();
  recentSearches.clear();
  recentSearches.record('English Teacher');
  recentSearches.record('Dentist');
});

test('a press on the field shows recent and trending searches', async () => {
  open();
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(what());
  expect(await optionsOf('Recent Searches')).toEqual(['Dentist', 'English Teacher', 'Clear All']);
  expect(await optionsOf('Trending Searches')).toEqual(trending);
  expect(what()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(document.body)],
])('%s closes it', async (_, leave) => {
  open();
  await userEvent.click(what());
  await group('Trending Searches');
  await leave();
  expect(panel()).not.toBeInTheDocument();
  expect(what()).toHaveAttribute('aria-expanded', 'false');
});

test('the location field closes it and shows its own', async () => {
  open();
  await userEvent.click(what());
  await group('Trending Searches');
  await userEvent.click(where());
  expect(await screen.findByRole('option', { name: text.useMine })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Trending Searches' })).not.toBeInTheDocument();
});

test('what was typed before the suggestions came is all there', async () => {
  open();
  await userEvent.type(what(), 'dent');
  await group('Specialities');
  expect(what()).toHaveValue('dent');
});

test('a recent search fills the field and comes first; the next Enter runs it', async () => {
  const { address } = open();
  await userEvent.click(what());
  await userEvent.click(await screen.findByRole('option', { name: 'English Teacher' }));
  expect(what()).toHaveValue('English Teacher');
  expect(what()).toHaveFocus();
  expect(recentSearches.get()).toEqual(['English Teacher', 'Dentist']);
  expect(panel()).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/engineers?q=English+Teacher');
});

test('Clear All forgets them, for good', async () => {
  open();
  await userEvent.click(what());
  await userEvent.click(await screen.findByRole('option', { name: text.clearRecent }));
  expect(screen.queryByRole('group', { name: 'Recent Searches' })).not.toBeInTheDocument();
  expect(window.localStorage.getItem(recentSearchesKey)).toBe('[]');
  expect(panel()).toBeVisible();
});

test('typing brings suggestions by kind; arrows and Enter choose one', async () => {
  const { wire } = open();
  await userEvent.type(what(), 'den');
  expect(await optionsOf('Specialities')).toEqual(['Dentist1,200 professionals']);
  expect(await optionsOf('People')).toEqual(['Dr. RaoDentist · HSR Layout']);
  expect(await optionsOf('Localities')).toEqual(['KoramangalaBengaluru 560034']);
  await userEvent.keyboard('{ArrowDown}');
  const marked = document.getElementById(what().getAttribute('aria-activedescendant') ?? '');
  expect(marked).toHaveTextContent('Dentist');
  expect(marked).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(what()).toHaveValue('Dentist');
  const asked = wire.calls.filter(({ name }) => name === 'suggestSearches');
  expect(asked.at(-1)?.request.query).toEqual({ q: 'den', loc: 'hsr-layout' });
});

test('a person leads to the profile, and is remembered', async () => {
  const { address } = open();
  await userEvent.type(what(), 'rao');
  await userEvent.click(await screen.findByRole('option', { name: /Dr. Rao/ }));
  expect(address()).toBe('/doctor-detail?id=v%201');
  expect(recentSearches.get()[0]).toBe('Dr. Rao');
});

test('a locality sets where is searched, and leaves the question open', async () => {
  const { address } = open();
  await userEvent.type(what(), 'kora');
  await userEvent.click(await screen.findByRole('option', { name: /Koramangala/ }));
  expect(what()).toHaveValue('');
  expect(where()).toHaveValue('Koramangala');
  expect(locality.get().place.slug).toBe('koramangala');
  await userEvent.type(what(), 'maid{Enter}');
  expect(address()).toBe('/engineers?q=maid&loc=koramangala');
});

test('a search is remembered and goes to the results, trimmed', async () => {
  const { address } = open();
  await userEvent.clear(where());
  await userEvent.type(where(), 'JP Nagar');
  await userEvent.type(what(), '  root canal ');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/engineers?q=root+canal&loc=jp-nagar');
  expect(recentSearches.get()[0]).toBe('root canal');
});

test('a blank term is not searched for: the suggestions open instead', async () => {
  const { address } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await group('Trending Searches')).toBeVisible();
  expect(what()).toHaveFocus();
  expect(address()).toBe('/');
});

test('"/" begins a search, but not where it is typed', async () => {
  open();
  await userEvent.keyboard('/');
  expect(what()).toHaveFocus();
  expect(what()).toHaveValue('');
  await userEvent.keyboard('a/c');
  expect(what()).toHaveValue('a/c');
});

test('suggestions that fail are said in a line, and come on Retry', async () => {
  const { wire, address } = open();
  wire.answer('suggestSearches', () => {
    throw networkDown();
  });
  await userEvent.type(what(), 'dentist');
  const retry = await screen.findByRole('button', { name: text.retry });
  expect(screen.getByText(text.failed)).toBeVisible();
  wire.answer('suggestSearches', () => ({ corrected: 'dentist', suggestions: [] }));
  await userEvent.click(retry);
  expect(await screen.findByText(text.corrected('dentist'))).toBeVisible();
  await userEvent.click(what());
  await userEvent.keyboard('{Enter}');
  expect(address()).toMatch(/^\/engineers\?q=dentist/);
});

test('trending searches that fail are said in a line, below the recent ones, and come on Retry', async () => {
  const { wire } = open();
  wire.answer('getTrendingSearches', () => problem(400, 'bad-request'));
  await userEvent.click(what());
  expect(await screen.findByText(text.trendingFailed)).toBeVisible();
  expect(await optionsOf('Recent Searches')).toEqual(['Dentist', 'English Teacher', 'Clear All']);
  wire.answer('getTrendingSearches', () => trending);
  await userEvent.click(screen.getByRole('button', { name: text.retry }));
  expect(await optionsOf('Trending Searches')).toEqual(trending);
  expect(screen.queryByText(text.trendingFailed)).not.toBeInTheDocument();
});

describe('"Use my location"', () => {
  const locatedAs = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition },
      configurable: true,
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));
  const press = async () => {
    await userEvent.click(where());
    await userEvent.click(await screen.findByRole('option', { name: text.useMine }));
  };

  test('takes the neighbourhood around the person', async () => {
    const { wire } = open();
    wire.answer('getNearestPlace', () => ({
      place: aPlace({ name: 'Domlur', slug: 'domlur' }),
      km: 1,
    }));
    locatedAs((tell) =>
      tell({ coords: { latitude: 12.96111, longitude: 77.64 } } as GeolocationPosition),
    );
    await press();
    await waitFor(() => expect(where()).toHaveValue('Domlur'));
    const asked = wire.calls.find(({ name }) => name === 'getNearestPlace');
    expect(asked?.request.query).toEqual({ lat: '12.961', lng: '77.64' });
  });

  test('explains a refusal, and the field goes on working', async () => {
    open();
    locatedAs((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    await press();
    expect(await screen.findByText(geolocationText.problems.denied)).toBeVisible();
    await userEvent.clear(where());
    await userEvent.type(where(), 'kor');
    await userEvent.click(await screen.findByRole('option', { name: /Koramangala/ }));
    expect(where()).toHaveValue('Koramangala');
  });
});

test('it is accessible with everything open', async () => {
  const { container } = open();
  await userEvent.click(what());
  await group('Trending Searches');
  await expect(container).toBeAccessible();
  await userEvent.type(what(), 'den');
  await group('Specialities');
  await expect(container).toBeAccessible();
});
