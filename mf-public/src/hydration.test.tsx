import { favourites, locality, session } from '@nukkad/platform';
import { favouritesKey, placesKey, recentSearchesKey } from '@nukkad/platform/contract';
import { aPlace, aToken, aUserRecord, eventLoopTurns, problem } from '@nukkad/platform/testing';
import { hydrateAhead } from '@nukkad/platform/testing/hydration';
import { act, screen } from '@testing-library/react';
import { remote } from './remote';
import { type Page, pages, wireFor } from './testing/public-pages';

let opened: Awaited<ReturnType<typeof hydrateAhead>> | null = null;

async function open([name, at, pattern, , profession]: Page, arrive?: () => void) {
  const module = await remote.screens[name]?.();
  if (!module) throw new Error(`There is no screen ${name}.`);
  opened = await hydrateAhead(module.Screen, {
    ...{ at, pattern, wire: wireFor(profession) },
    ...(arrive && { arrive }),
  });
  return opened;
}

/** Rounds to the API that a page rendered ahead may take. */
const MOST_ROUNDS = 3;

const quiet = { warnings: [], recovered: [], repeated: [] };

afterEach(async () => {
  opened?.unmount();
  // What the page was about to ask must not be asked of the next one's API.
  await eventLoopTurns();
  opened = null;
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    session.end('signed-out');
    locality.reread();
    favourites.reread();
  });
});

test.each(pages)('%s at %s is the same page once it is hydrated', async (...page) => {
  const hydrated = await open(page);
  expect(hydrated.before).toContain(page[3]);
  expect(hydrated.html).not.toContain('<script');
  expect(hydrated.rounds).toBeLessThanOrEqual(MOST_ROUNDS);
  expect(hydrated).toMatchObject(quiet);
});

test.each([
  ['/doctor-detail', '?id=nobody', 'getVendor'],
  ['/govt-offices-detail', '?office=nowhere', 'getGovOffice'],
] as const)('%s%s is the same notice once it is hydrated', async (pattern, query, call) => {
  const wire = wireFor();
  wire.answer(call, () => problem(404, 'not-found'));
  const module = await remote.screens.details?.();
  opened = await hydrateAhead(module!.Screen, { at: pattern + query, pattern, wire });
  expect(opened.before).toContain('We could not find this');
  expect(opened.after).toBe(opened.before);
  expect(opened).toMatchObject({ ...quiet, requests: [] });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

function arriveAsSomebody() {
  localStorage.setItem(placesKey, JSON.stringify([aPlace({ _id: 'far', name: 'Indiranagar' })]));
  localStorage.setItem(favouritesKey, JSON.stringify(['vendor-1']));
  localStorage.setItem(recentSearchesKey, JSON.stringify(['Plumber']));
  act(() => {
    session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' });
    locality.reread();
    favourites.reread();
  });
}

/** Of each screen the first page: what is known of a visitor does not depend on the profession. */
const ofEachScreen = pages.filter(([name], at) => pages.findIndex(([one]) => one === name) === at);

test.each(ofEachScreen)('%s at %s becomes the page of a known visitor', async (...page) => {
  const hydrated = await open(page, arriveAsSomebody);
  expect(hydrated).toMatchObject({ warnings: [], recovered: [] });
});

test('a known visitor sees their own heart and place', async () => {
  const listing = pages.find(([name]) => name === 'listing');
  const hydrated = await open(listing!, arriveAsSomebody);
  await eventLoopTurns();
  expect(hydrated.before).not.toContain('Indiranagar');
  expect(hydrated.after).toContain('Indiranagar');
  expect(hydrated.container.querySelector('[aria-pressed="true"]')).toBeVisible();
});

test('a known visitor finds their own name in the booking form', async () => {
  const wire = wireFor();
  wire.answer('getUserById', () => aUserRecord({ _id: 'user-1', fullName: 'Asha Rao' }));
  const module = await remote.screens.book?.();
  const at = '/book?id=vendor-1&at=2030-01-07T12:00:00Z';
  opened = await hydrateAhead(module!.Screen, {
    ...{ at, pattern: '/book', wire, arrive: arriveAsSomebody },
  });
  expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Asha Rao');
});
