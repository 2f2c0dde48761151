import type { Facet } from '@nukkad/platform/contract';
import {
  aBannerSlide,
  aCampaign,
  aCategory,
  aComplaint,
  aComplaintDetails,
  aFaq,
  aGeoState,
  aGovOffice,
  aGovOfficeDetails,
  aHold,
  aMostViewedVendor,
  anAccount,
  anAnsweredQuestion,
  anArticle,
  anEngagement,
  aPortfolioWork,
  aReview,
  aStory,
  aVendor,
  aVendorDetails,
  complaintsPage,
  fakeWire,
  reviewsPage,
  slotDays,
  vendorsPage,
} from '@nukkad/platform/testing';
import { professions } from '../common/professions/professions';

const somebody = aVendor({ _id: 'vendor-1', nextSlots: ['2030-01-07T12:00:00Z'] });
const facets: Facet[] = [
  {
    name: 'gender',
    options: [{ value: 'female', label: 'Female', count: 3, isExact: true, isSelected: false }],
  },
];
const tops = professions.map(({ slug, title }, order) =>
  aCategory({ _id: slug, slug, categoryName: title, profession: slug, order }),
);
const dentist = aCategory({ _id: 'dentist', slug: 'dentist', parent: 'doctor', order: 0 });

/** Answers of the API for every public page; the vendor is of the given profession. */
export const wireFor = (profession = 'doctor') =>
  fakeWire({
    getAllCategories: () => [...tops, dentist],
    getBanner: () => [aBannerSlide()],
    getEngagements: () => [anEngagement()],
    getTrendingSearches: () => ['Surgeon'],
    getStates: () => [aGeoState()],
    getState: () => aGeoState(),
    getMostViewed: () => [aMostViewedVendor()],
    getCampaigns: () => [aCampaign()],
    getCampaign: () => aCampaign(),
    getPosts: () => [anArticle()],
    getPost: () => anArticle(),
    getStories: () => [aStory()],
    getStory: () => aStory(),
    getFaq: () => [aFaq()],
    getAnsweredQuestions: () => [anAnsweredQuestion()],
    getPromotions: () => [],
    getVendorsByCategory: () => vendorsPage([somebody], { facets }),
    searchDirectory: () => ({
      ...vendorsPage([somebody], { facets }),
      ...{ corrected: null, meant: null, understood: [], others: [], professions: [] },
    }),
    getGovOffices: () => [aGovOffice()],
    getGovOffice: () => aGovOfficeDetails(),
    getVendor: () => aVendorDetails({ _id: 'vendor-1', profession, portfolio: [aPortfolioWork()] }),
    getReviews: () => reviewsPage([aReview()]),
    getComplaints: () => complaintsPage([aComplaint()]),
    getComplaint: () => aComplaintDetails(),
    getSlots: ({ query }) => slotDays(query.from ?? ''),
    // A call without an answer is repeated after a pause, when another page may be open.
    createHold: ({ body }) => aHold(body as object),
    releaseHold: () => undefined,
    getSession: () => anAccount(),
  });

/** A public page: screen, address, pattern of the site map, words of the HTML, profession of the vendor. */
export type Page = [
  screen: string,
  at: string,
  pattern: string,
  words: string,
  profession?: string,
];

const listings = professions.map(
  ({ listing, slug, page }): Page => [
    ...(['listing', encodeURI(listing), listing] as const),
    page.shows === 'offices' ? 'Finance and Taxes' : 'Kavya Gowda',
    slug,
  ],
);
const details = professions.flatMap(({ details: path, profile, slug }) =>
  profile.tabs.map(
    (tab): Page => ['details', `${path}?id=vendor-1&tab=${tab}`, path, 'Kavya Gowda', slug],
  ),
);

/** Every public page. */
export const pages: Page[] = [
  ['landing', '/', '/', 'How often should I see a dentist?'],
  ['landing', '/homepage', '/homepage', 'Doctor'],
  ['category', '/doctors', '/:category', 'Kavya Gowda'],
  ...listings,
  ['listing', '/doctors?spec=dentist&page=2&gender=female', '/doctors', 'Kavya Gowda'],
  ['listing', '/doctors?liked=1', '/doctors', 'Doctors'],
  ['listing', '/engineers?q=teeth', '/engineers', 'Kavya Gowda'],
  ...details,
  ['details', '/govt-offices-detail', '/govt-offices-detail', 'Finance and Taxes'],
  [
    'details',
    '/govt-offices-detail?office=finance',
    '/govt-offices-detail',
    'Department of Finance',
  ],
  ['details', '/doctor-detail', '/doctor-detail', 'doctor'],
  ['posts', '/blogs', '/blogs', 'Choosing a dentist'],
  ['post', '/blogs/choosing-a-dentist', '/blogs/:slug', 'Ask what it will cost.'],
  ['stories', '/stories', '/stories', 'A tooth and an estimate'],
  ['story', '/stories/a-tooth-and-an-estimate', '/stories/:slug', 'It did not hurt.'],
  ['campaigns', '/campaigns', '/campaigns', 'A reading room for Agara'],
  ['campaign', '/campaigns/reading-room', '/campaigns/:slug', 'The room stands empty.'],
  ['state', '/states/karnataka', '/states/:state', 'Bengaluru'],
  ['complaints', '/complaints', '/complaints', 'Complaints'],
  ['complaint', '/complaints/C-1', '/complaints/:number', 'C-1'],
  ['ticket', '/support/T-1', '/support/:number', ''],
  ['book', '/book?id=vendor-1', '/book', 'Kavya Gowda'],
  ['book', '/book?id=vendor-1&at=2030-01-07T12:00:00Z', '/book', 'Kavya Gowda'],
  ['booking', '/booking?id=1', '/booking', ''],
  ['donate', '/donate', '/donate', ''],
  ['donation', '/donations/1', '/donations/:id', ''],
  ['fundraising', '/start-fundraising', '/start-fundraising', ''],
  ['investors', '/investors', '/investors', ''],
  ['confirmSubscription', '/subscriptions/confirm?id=1', '/subscriptions/confirm', ''],
  ['endSubscription', '/subscriptions/end?id=1', '/subscriptions/end', ''],
];
