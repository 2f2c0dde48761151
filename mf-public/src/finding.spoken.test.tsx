import type { Facet } from '@nukkad/platform/contract';
import {
  aBannerSlide,
  aCategory,
  aGeoState,
  aMostViewedVendor,
  anArticle,
  aStory,
  aVendor,
  aVendorDetails,
  complaintsPage,
  fakeWire,
  renderScreen,
  reviewsPage,
  slotDays,
  vendorsPage,
} from '@nukkad/platform/testing';
import {
  type ScreenReader,
  setNow,
  startScreenReader,
} from '@nukkad/platform/testing/screen-reader';
import { screen } from '@testing-library/react';
import { text as times } from './common/times/times.text';
import { Screen as Details } from './details/details.screen';
import { Screen as Landing } from './landing/landing.screen';
import { text as search } from './landing/search/search.text';
import { labels } from './listing/filters/filters.text';
import { Screen as Listing } from './listing/listing.screen';

const doctors = aCategory({ _id: 'doctors', count: 1_240 });
const dentist = aCategory({
  _id: 'd',
  slug: 'dentist',
  categoryName: 'Dentist',
  parent: 'doctors',
});
const categories = [
  doctors,
  aCategory({ _id: 'teachers', categoryName: 'Teacher', order: 1 }),
  dentist,
];

const option = (value: string, label: string, count: number) => ({
  ...{ value, label, count },
  ...{ isExact: true, isSelected: false },
});
const facets: Facet[] = [
  { name: 'gender', options: [option('female', 'Female', 7), option('male', 'Male', 0)] },
  { name: 'avail', options: [option('now', 'Now', 3), option('today', 'Today', 12)] },
];
const asha = aVendor({
  ...{ _id: 'v2', vendorName: 'Dr. Asha Rao', rating: null, isSample: false, km: 1.2 },
  nextSlots: ['2030-01-07T04:30:00.000Z', '2030-01-07T05:00:00.000Z'],
  replyMinutes: 20,
});

let reader: ScreenReader;

beforeEach(() => setNow('2030-01-06T12:00:00.000Z'));
afterEach(() => reader?.stop());

// First: what a filter does to the focus is known of the page that a visit begins with.
test('a list of doctors, and one of its filters', async () => {
  const wire = fakeWire({
    getAllCategories: () => categories,
    getVendorsByCategory: ({ query }) =>
      vendorsPage([aVendor(), asha], { total: query.gender ? 7 : 34, facets }),
    getFaq: () => [{ _id: 'q1', question: 'Is it free?', answer: 'Yes, for everybody.' }],
    getAnsweredQuestions: () => [],
    getPromotions: () => [],
  });
  renderScreen(Listing, { at: '/doctors', wire });
  await screen.findByRole('link', { name: 'Dr. Asha Rao' });
  await screen.findByText('Is it free?');
  await screen.findAllByRole('button', { name: labels.gender });
  reader = await startScreenReader();
  await reader.read('The list');
  reader.part('Filtering');
  const [gender] = screen.getAllByRole('button', { name: labels.gender });
  await reader.goTo(gender as HTMLElement);
  await reader.press('{Enter}', () => screen.findByRole('checkbox', { name: /^Female/ }));
  await reader.press('{Tab}');
  await reader.press(' ', () => screen.findByRole('heading', { name: /^7 / }));
  await reader.press('{Escape}');
  expect(reader.transcript()).toMatchTranscript('listing/listing');
});

test('the home page, and searching there', async () => {
  const wire = fakeWire({
    getAllCategories: () => categories,
    getBanner: () => [aBannerSlide()],
    getEngagements: () => [],
    getTrendingSearches: () => ['Surgeon'],
    getStates: () => [aGeoState()],
    getMostViewed: () => [aMostViewedVendor()],
    getCampaigns: () => [],
    getPosts: () => [anArticle()],
    getFaq: () => [{ _id: 'q1', question: 'Is it free?', answer: 'Yes, for everybody.' }],
    getStories: () => [aStory()],
    suggestSearches: () => ({
      corrected: null,
      suggestions: [
        {
          ...{ kind: 'speciality', term: 'Dentist', label: 'Dentist', profession: 'doctor' },
          ...{ spec: 'dentist', count: 1_200 },
        },
        {
          ...{ kind: 'person', term: 'Dr. Rao', label: 'Dr. Rao', profession: 'doctor' },
          ...{ vendorId: 'v2', title: 'Dentist', locality: 'HSR Layout' },
        },
      ],
    }),
  });
  renderScreen(Landing, { wire });
  await screen.findByText('Is it free?');
  for (const name of ['Highlights', 'Customer Stories', 'Need Help', 'Download the app']) {
    await screen.findByRole('region', { name });
  }
  reader = await startScreenReader(screen.getByRole('search').parentElement ?? undefined);
  await reader.read('The home page');
  reader.part('Searching');
  await reader.goTo(screen.getByRole('combobox', { name: search.what }));
  await reader.press('den', () => screen.findByRole('option', { name: /^Dr\. Rao/ }));
  await reader.press('{ArrowDown}');
  await reader.press('{ArrowDown}');
  expect(reader.transcript()).toMatchTranscript('landing/landing');
});

test('the page of a doctor, and choosing a time', async () => {
  const wire = fakeWire({
    getVendor: () => aVendorDetails({ phoneHint: '98' }),
    getReviews: () => reviewsPage([]),
    getSlots: ({ query }) => slotDays(query.from ?? '', 2),
    getFaq: () => [{ _id: 'q1', question: 'Is it free?', answer: 'Yes, for everybody.' }],
    getAnsweredQuestions: () => [],
    getComplaints: () => complaintsPage([]),
  });
  renderScreen(Details, { at: '/doctor-detail?id=vendor-1', wire });
  await screen.findByRole('tab', { name: 'Services' });
  await screen.findByText('Is it free?');
  await screen.findByText(times.otherDay);
  reader = await startScreenReader();
  await reader.read('The page');
  reader.part('Choosing a time');
  const [day] = screen.getAllByRole('button', { name: /^Sunday 6 January/ });
  await reader.goTo(day as HTMLElement);
  await reader.press('{Tab}');
  await reader.press('{Enter}');
  await reader.press('{Tab}{Tab}');
  await reader.press('{Tab}');
  await reader.press(' ', () => screen.findByText(/^Chosen: /));
  await reader.press('{Tab}{Tab}{Tab}{Tab}');
  expect(reader.transcript()).toMatchTranscript('details/details');
});
