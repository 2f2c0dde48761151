import type { AccountCalls } from './endpoints/accounts';
import type { BookingCalls } from './endpoints/booking';
import type { FundingCalls } from './endpoints/campaigns';
import type { ClientLinkCalls } from './endpoints/client-links';
import type { CommunityCalls } from './endpoints/community';
import type { ComplaintCalls } from './endpoints/complaints';
import type { EditorialCalls } from './endpoints/editorial';
import type { HealthCalls } from './endpoints/health';
import type { JobsCalls } from './endpoints/jobs';
import type { laterEndpoints } from './endpoints/later';
import type { MineCalls } from './endpoints/mine';
import type { OnboardingCalls } from './endpoints/onboarding';
import type { OperatorCalls } from './endpoints/operator';
import type { PasskeyCalls } from './endpoints/passkeys';
import type { PracticeCalls } from './endpoints/practice';
import type { SearchWordsCalls } from './endpoints/search-words';
import type {
  AnsweredQuestion,
  AppointmentRequestAnswer,
  AppointmentRequestOrder,
  Article,
  BannerSlide,
  BookingKind,
  Campaign,
  CampaignDetails,
  CampaignKind,
  Category,
  ClientErrorReport,
  ComplaintsAnswer,
  ContactReveal,
  Engagement,
  Faq,
  FooterContent,
  GeoPlace,
  GeoState,
  GeoStateDetails,
  GovOffice,
  GovOfficeDetails,
  MostViewedVendor,
  NearestPlace,
  Post,
  Promotion,
  QuestionAnswer,
  QuestionOrder,
  ReviewSort,
  ReviewsAnswer,
  SearchAnswer,
  SiteContent,
  SlotsAnswer,
  Story,
  StoryDetails,
  SubscriptionAnswer,
  SubscriptionOrder,
  SuggestAnswer,
  TicketAnswer,
  TicketOrder,
  UserType,
  VendorDetails,
  VendorFilters,
  VendorsAnswer,
} from './wire';

/**
 * What each call sends and gets. `params` fill the `:names` of the path, `query` goes into the
 * address, `body` is sent as JSON.
 */
export interface Calls
  extends AccountCalls,
    BookingCalls,
    ClientLinkCalls,
    ComplaintCalls,
    CommunityCalls,
    EditorialCalls,
    FundingCalls,
    HealthCalls,
    JobsCalls,
    MineCalls,
    OnboardingCalls,
    OperatorCalls,
    SearchWordsCalls,
    PasskeyCalls,
    PracticeCalls {
  getAllCategories: { query?: { parent?: 'null' | string }; answer: Category[] };
  getVendorsByCategory: {
    query: VendorFilters & { categoryId: string; spec?: string };
    answer: VendorsAnswer;
  };
  getAllUserType: { answer: UserType[] };
  getVendor: { params: { id: string }; answer: VendorDetails };
  getSiteContent: { answer: SiteContent };
  getFooterContent: { answer: FooterContent };
  suggestPlaces: { query: { q: string }; answer: GeoPlace[] };
  getNearestPlace: { query: { lat: number; lng: number }; answer: NearestPlace };
  getVendors: { query: VendorFilters & { type?: string; spec?: string }; answer: VendorsAnswer };
  searchDirectory: {
    query: VendorFilters & { q: string; type?: string; spec?: string; exact?: '1' };
    answer: SearchAnswer;
  };
  suggestSearches: { query: { q: string; loc?: string }; answer: SuggestAnswer };
  getTrendingSearches: { answer: string[] };
  getReviews: {
    params: { id: string };
    query: { sort?: ReviewSort; cursor?: string };
    answer: ReviewsAnswer;
  };
  getSlots: {
    params: { id: string };
    /** `service`, `kind`, `hours`: the times that are long enough for it. */
    query: { from: string; to: string; service?: string; kind?: BookingKind; hours?: number };
    answer: SlotsAnswer;
  };
  getFaq: { query: { key: string }; answer: Faq[] };
  getAnsweredQuestions: { query: { cat: string; spec?: string }; answer: AnsweredQuestion[] };
  getGovOffices: { answer: GovOffice[] };
  getGovOffice: { params: { slug: string }; answer: GovOfficeDetails };
  getComplaints: {
    query: { officerId?: string; kind?: string; page?: number };
    answer: ComplaintsAnswer;
  };
  getBanner: { answer: BannerSlide[] };
  getPosts: { answer: Post[] };
  getPost: { params: { slug: string }; answer: Article };
  getStories: { answer: Story[] };
  getStory: { params: { slug: string }; answer: StoryDetails };
  getCampaigns: { query?: { kind?: CampaignKind }; answer: Campaign[] };
  getCampaign: { params: { slug: string }; answer: CampaignDetails };
  getEngagements: { query: { type: string }; answer: Engagement[] };
  getMostViewed: { answer: MostViewedVendor[] };
  getStates: { answer: GeoState[] };
  getState: { params: { slug: string }; answer: GeoStateDetails };
  getPromotions: { query: { slot: 'listing'; type: string }; answer: Promotion[] };
  createTicket: { body: TicketOrder; answer: TicketAnswer };
  createAppointmentRequest: { body: AppointmentRequestOrder; answer: AppointmentRequestAnswer };
  askQuestion: { body: QuestionOrder; answer: QuestionAnswer };
  subscribe: { body: SubscriptionOrder; answer: SubscriptionAnswer };
  revealContact: { params: { id: string }; answer: ContactReveal };
  reportClientError: { body: ClientErrorReport; answer: undefined };
}

export type CallName = keyof Calls;
/** Calls of first views; the others come when one of them is made. */
type FirstCallName = Exclude<
  CallName,
  | keyof AccountCalls
  | keyof BookingCalls
  | keyof ClientLinkCalls
  | keyof ComplaintCalls
  | keyof CommunityCalls
  | keyof EditorialCalls
  | keyof FundingCalls
  | keyof HealthCalls
  | keyof JobsCalls
  | keyof MineCalls
  | keyof OnboardingCalls
  | keyof OperatorCalls
  | keyof SearchWordsCalls
  | keyof PasskeyCalls
  | keyof PracticeCalls
  | keyof typeof laterEndpoints
>;
export type Answer<N extends CallName> = Calls[N]['answer'];
/** What a call needs: `params`, `query`, `body`, whichever it has. */
export type Request<N extends CallName> = Omit<Calls[N], 'answer'>;

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

/**
 * The outline of an answer: a list, nothing, or an object with at least these fields. Enough to
 * tell the API's answer from a proxy's page or another version's, without a schema in browsers.
 */
export type Outline = 'list' | 'nothing' | readonly string[];

/** Method and path of the calls of first views; documented ones are exact. */
export const firstEndpoints = {
  getAllCategories: { method: 'GET', path: '/api/category/getAllCategories' },
  getVendorsByCategory: { method: 'GET', path: '/api/vendordetail/getVendorsByCategory' },
  getAllUserType: { method: 'GET', path: '/api/userType/getAllUserType' },
  getVendor: { method: 'GET', path: '/api/vendors/:id' },
  getSiteContent: { method: 'GET', path: '/api/content/site' },
  getVendors: { method: 'GET', path: '/api/vendors' },
  searchDirectory: { method: 'GET', path: '/api/search' },
  getReviews: { method: 'GET', path: '/api/vendors/:id/reviews' },
  getSlots: { method: 'GET', path: '/api/vendors/:id/slots' },
  getFaq: { method: 'GET', path: '/api/content/faq' },
  getGovOffices: { method: 'GET', path: '/api/gov-offices' },
  getGovOffice: { method: 'GET', path: '/api/gov-offices/:slug' },
  getBanner: { method: 'GET', path: '/api/content/banner' },
  reportClientError: { method: 'POST', path: '/api/client-errors' },
} as const satisfies Record<FirstCallName, Endpoint>;

/** What their answers must look like before a screen sees them. */
export const firstOutlines = {
  getAllCategories: 'list',
  getVendorsByCategory: ['vendors', 'page', 'limit', 'total', 'totalPages', 'facets'],
  getAllUserType: 'list',
  getVendor: ['_id', 'vendorName', 'profession'],
  getSiteContent: ['name', 'address'],
  getVendors: ['vendors', 'page', 'limit', 'total', 'totalPages', 'facets'],
  searchDirectory: ['vendors', 'page', 'limit', 'total', 'totalPages', 'facets', 'professions'],
  getReviews: ['histogram', 'reviews', 'total'],
  getSlots: ['timeZone', 'days'],
  getFaq: 'list',
  getGovOffices: 'list',
  getGovOffice: ['heading', 'departments'],
  getBanner: 'list',
  reportClientError: 'nothing',
} as const satisfies Record<FirstCallName, Outline>;
