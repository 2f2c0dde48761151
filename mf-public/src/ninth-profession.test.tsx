import {
  aCategory,
  aVendor,
  aVendorDetails,
  fakeWire,
  renderScreen,
  vendorsPage,
} from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen as Category } from './category/category.screen';
import { allChips, paidSorts, qualificationLines } from './common/professions/plain-profession';
import type { Profession } from './common/professions/profession';
import { professions } from './common/professions/professions';
import { Screen as Details } from './details/details.screen';
import { Screen as Landing } from './landing/landing.screen';
import { Screen as Listing } from './listing/listing.screen';
import { routesOf } from './site-map';

/** Everything the front end needs for one more profession; the rest is data of the API. */
const dietitian: Profession = {
  slug: 'dietitian',
  listing: '/dietitians',
  listingAliases: ['/dieticians'],
  details: '/dietitian-detail',
  one: 'dietitian',
  many: 'dietitians',
  title: 'Dietitians',
  defaultSpec: null,
  specialitiesLabel: 'Kinds of diet',
  chips: allChips,
  heading: (diet, place) => `Best ${diet ?? ''} Dietitians in ${place}`.replace('  ', ' '),
  root: 'Dietitians',
  branch: (diet) => `${diet} Dietitians`,
  intro: null,
  yearsOf: 'experience',
  book: 'Book a Diet Plan',
  cardLines: qualificationLines,
  page: {
    shows: 'cards',
    actions: ['call', 'book', 'chat'],
    filters: ['now', 'fee', 'lang'],
    sorts: paidSorts,
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'services', 'reviews'],
    panel: { title: () => 'Book a Diet Plan', button: 'Book Now' },
    extra: null,
    schemaType: () => 'ProfessionalService',
  },
  stateKey: 'vendor',
  hue: 'ca',
};

const category = aCategory({
  _id: 'c9',
  slug: 'dietitian',
  categoryName: 'Dietitian',
  profession: 'dietitian',
  order: 9,
});
const sports = aCategory({
  ...category,
  _id: 's',
  slug: 'sports',
  categoryName: 'Sports',
  parent: 'c9',
});
const person = {
  _id: 'v9',
  vendorName: 'Meera Nair',
  profession: 'dietitian',
  title: 'Sports Dietitian',
  doctorDetails: null,
};

const wire = () =>
  fakeWire({
    getAllCategories: () => [aCategory(), category, sports],
    getVendorsByCategory: () => vendorsPage([aVendor(person)]),
    getVendor: () => aVendorDetails(person),
    getFaq: () => [],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
    // Parts of the pages that do not depend on professions.
    getBanner: () => [],
    getPosts: () => [],
    getStories: () => [],
    getCampaigns: () => [],
    getEngagements: () => [],
    getMostViewed: () => [],
    getStates: () => [],
    getTrendingSearches: () => [],
    getSlots: () => ({ timeZone: 'Asia/Kolkata', days: [] }),
    getReviews: () => ({ rating: null, histogram: [], total: 0, reviews: [], next: null }),
  });

beforeEach(() => void professions.push(dietitian));
afterEach(() => void professions.pop());

test('its paths come with it', () => {
  expect(routesOf(professions).slice(-3)).toEqual([
    { path: '/dietitians', remote: 'mf-public', screen: 'listing' },
    { path: '/dieticians', remote: 'mf-public', screen: 'listing' },
    { path: '/dietitian-detail', remote: 'mf-public', screen: 'details' },
  ]);
});

test('from the home page to one of them', async () => {
  const home = renderScreen(Landing, { at: '/', wire: wire() });
  await userEvent.click(await screen.findByRole('link', { name: 'Dietitian' }));
  expect(home.address()).toBe('/dietitian');
  home.unmount();

  const page = renderScreen(Category, { at: '/dietitian', pattern: '/:category', wire: wire() });
  await userEvent.click(await screen.findByRole('link', { name: 'Sports' }));
  expect(page.address()).toBe('/dietitians?spec=sports');
  page.unmount();

  const list = renderScreen(Listing, { at: page.address(), pattern: '/dietitians', wire: wire() });
  const name = await screen.findByRole('link', { name: 'Meera Nair' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Best Sports Dietitians in HSR Layout',
  );
  const card = within(name.closest('li') as HTMLElement);
  expect(card.getByRole('link', { name: 'Book a Diet Plan: Meera Nair' })).toBeVisible();
  await userEvent.click(name);
  expect(list.address()).toBe('/dietitian-detail?id=v9');
  const state = list.navigationState();
  list.unmount();

  const at = '/dietitian-detail?id=v9';
  renderScreen(Details, { at, state, pattern: '/dietitian-detail', wire: wire() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meera Nair');
  expect(await screen.findByRole('tab', { name: 'Services' })).toBeVisible();
});
