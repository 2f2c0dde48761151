import { messages } from '@nukkad/platform/contract';
import {
  aBannerSlide,
  aCampaign,
  aCategory,
  aGeoState,
  aMostViewedVendor,
  anArticle,
  anEngagement,
  aStory,
  fakeWire,
  problem,
  renderScreen,
} from '@nukkad/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './landing.screen';
import { text } from './landing.text';

const names = ['Doctor', 'Engineer', 'CA', 'Advocate', 'Teacher', 'Govt Officer'];
const categories = names.map((categoryName, order) =>
  aCategory({ _id: `c${order}`, categoryName, order, count: 1200 + order }),
);
const dentist = aCategory({ _id: 'dentist', categoryName: 'Dentist', parent: 'c0' });
const questions = [{ _id: 'q1', question: 'Is it free?', answer: 'Yes, for everybody.' }];

const below = {
  getBanner: () => [aBannerSlide()],
  getEngagements: () => [anEngagement()],
  getTrendingSearches: () => ['Surgeon'],
  getStates: () => [aGeoState()],
  getMostViewed: () => [aMostViewedVendor()],
  getCampaigns: () => [aCampaign()],
  getPosts: () => [anArticle()],
  getFaq: () => questions,
  getStories: () => [aStory()],
};

const open = (getAllCategories = () => [...categories].reverse().concat(dentist), at = '/') => {
  const wire = fakeWire({ ...below, getAllCategories });
  return { wire, ...renderScreen(Screen, { wire, at }) };
};

const region = (name: string) => within(screen.getByRole('region', { name }));

test('categories stand in order, the first four in a row of their own', async () => {
  open();
  const shown = region(text.categories);
  await shown.findByRole('link', { name: 'Doctor' });
  const rows = shown.getAllByRole('list');
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual([names.slice(0, 4), names.slice(4)]);
  expect(shown.getByText('1,200 professionals')).toBeVisible();
  expect(shown.queryByText('Dentist')).not.toBeInTheDocument();
});

test('a card leads to its category and takes the id along', async () => {
  const { address, navigationState } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Govt Officer' }));
  expect(address()).toBe('/govt%20officer');
  expect(navigationState()).toEqual({ categoryId: 'c5' });
});

test('a card has its scene, in its size and unread, for the name stands beside it', async () => {
  open();
  const card = (await region(text.categories).findByRole('link', { name: 'Doctor' })).closest('li');
  const image = card?.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('width', '320');
  expect(image).toHaveAttribute('height', '240');
  expect(card?.querySelector('source[type="image/avif"]')).toHaveAttribute('sizes');
});

test('a category that nobody drew stands without a scene', async () => {
  open(() => [aCategory({ picture: null })]);
  const card = (await region(text.categories).findByRole('link', { name: 'Doctor' })).closest('li');
  expect(card?.querySelector('img')).toBeNull();
});

test('while categories load it is said, and nothing else is asked for', async () => {
  const { wire } = open(() => new Promise(() => {}) as never);
  expect(screen.getByText(text.loadingCategories)).toBeInTheDocument();
  await waitFor(() => expect(wire.calls.map(({ name }) => name)).toEqual(['getAllCategories']));
  expect(screen.queryByRole('region', { name: 'Find by Profession' })).not.toBeInTheDocument();
});

test('a failure can be retried, and the rest of the page stays', async () => {
  const { wire } = open(() => problem(400, 'bad-request') as never);
  const retry = await region(text.categories).findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
  wire.answer('getAllCategories', () => categories);
  await userEvent.click(retry);
  expect(await region(text.categories).findByRole('link', { name: 'Doctor' })).toBeVisible();
});

test('without categories it says so', async () => {
  open(() => []);
  expect(await screen.findByRole('heading', { name: text.noCategories })).toBeVisible();
});

test('an unknown address is told, and kept from search engines', async () => {
  const wire = fakeWire({ ...below, getAllCategories: () => categories });
  renderScreen(Screen, { isUnknown: true, wire });
  expect(screen.getByText(messages.pageNotFound)).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await region(text.categories).findByRole('link', { name: 'Doctor' })).toBeVisible();
});

test.each(['/', '/homepage'])(
  '%s is one page to search engines, with its questions',
  async (at) => {
    open(undefined, at);
    expect(screen.queryByText(messages.pageNotFound)).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    await screen.findByText('Is it free?');
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', 'http://localhost/');
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const types = blocks
      .flatMap(({ textContent }) => JSON.parse(textContent ?? '[]'))
      .map((thing: { '@type': string }) => thing['@type']);
    expect(types.sort()).toEqual(['FAQPage', 'Organization', 'WebSite']);
  },
);

test('every section of the home page is there, in its order', async () => {
  open();
  await screen.findByText('Is it free?');
  await screen.findByRole('region', { name: 'Customer Stories' });
  await screen.findByRole('region', { name: 'Need Help' });
  await screen.findByRole('region', { name: 'Download the app' });
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Highlights',
    'Categories',
    'Find by Profession',
    'Previous Engagements',
    'Popular Searches',
    'Features Locations',
    'Most Viewed',
    'Ongoing Campaigns',
    'Latest Blogs',
    'Frequently Asked Questions',
    'Customer Stories',
    'Need Help',
    'Download the app',
    'Are you a professional?',
  ]);
});
