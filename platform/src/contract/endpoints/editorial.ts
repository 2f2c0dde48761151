import type {
  EditorialChoices,
  FaqKey,
  FaqOrder,
  FaqSheet,
  FooterOrder,
  LocationsOrder,
  Manuscript,
  ManuscriptOrder,
  ManuscriptState,
  ManuscriptsAnswer,
  ManuscriptText,
  PaidPlace,
  PaidPlaceOrder,
  PaidPlaceText,
  Preview,
  PublicationOrder,
  Revised,
  SiteOrder,
  SiteSettings,
  SlidesSheet,
} from '../wire';

/** Calls of those who write for the site. A change fails with `draft-changed` where it is late. */
export interface EditorialCalls {
  /** The last changed first. */
  getManuscripts: {
    query: { state?: ManuscriptState; q?: string; page?: number };
    answer: ManuscriptsAnswer;
  };
  getManuscript: { params: { postId: string }; answer: Manuscript };
  addManuscript: { body: ManuscriptText; answer: Manuscript };
  changeManuscript: { params: { postId: string }; body: ManuscriptOrder; answer: Manuscript };
  publishManuscript: { params: { postId: string }; body: PublicationOrder; answer: Manuscript };
  withdrawManuscript: { params: { postId: string }; body: Revised; answer: Manuscript };
  /** Drafts that have never been out. */
  removeManuscript: { params: { postId: string }; answer: undefined };
  previewManuscript: { body: { body: string }; answer: Preview };
  getEditorialChoices: { answer: EditorialChoices };
  getFaqKeys: { answer: FaqKey[] };
  getFaqSheet: { query: { key: string }; answer: FaqSheet };
  changeFaqSheet: { query: { key: string }; body: FaqOrder; answer: FaqSheet };
  getSlides: { answer: SlidesSheet };
  changeSlides: { body: SlidesSheet; answer: SlidesSheet };
  getSiteSettings: { answer: SiteSettings };
  changeSite: { body: SiteOrder; answer: SiteSettings };
  changeFooter: { body: FooterOrder; answer: SiteSettings };
  changeLocations: { body: LocationsOrder; answer: SiteSettings };
  /** Those that run or will first. */
  getPaidPlaces: { answer: PaidPlace[] };
  addPaidPlace: { body: PaidPlaceText; answer: PaidPlace };
  changePaidPlace: {
    params: { promotionId: string };
    body: PaidPlaceOrder;
    answer: PaidPlace;
  };
  removePaidPlace: { params: { promotionId: string }; answer: undefined };
}

export const editorialEndpoints = {
  getManuscripts: { method: 'GET', path: '/api/operator/posts' },
  getManuscript: { method: 'GET', path: '/api/operator/posts/:postId' },
  addManuscript: { method: 'POST', path: '/api/operator/posts' },
  changeManuscript: { method: 'PUT', path: '/api/operator/posts/:postId' },
  publishManuscript: { method: 'POST', path: '/api/operator/posts/:postId/publish' },
  withdrawManuscript: { method: 'POST', path: '/api/operator/posts/:postId/withdraw' },
  removeManuscript: { method: 'DELETE', path: '/api/operator/posts/:postId' },
  previewManuscript: { method: 'POST', path: '/api/operator/preview' },
  getEditorialChoices: { method: 'GET', path: '/api/operator/choices' },
  getFaqKeys: { method: 'GET', path: '/api/operator/faq' },
  getFaqSheet: { method: 'GET', path: '/api/operator/faq/sheet' },
  changeFaqSheet: { method: 'PUT', path: '/api/operator/faq/sheet' },
  getSlides: { method: 'GET', path: '/api/operator/slides' },
  changeSlides: { method: 'PUT', path: '/api/operator/slides' },
  getSiteSettings: { method: 'GET', path: '/api/operator/settings' },
  changeSite: { method: 'PUT', path: '/api/operator/settings/site' },
  changeFooter: { method: 'PUT', path: '/api/operator/settings/footer' },
  changeLocations: { method: 'PUT', path: '/api/operator/settings/locations' },
  getPaidPlaces: { method: 'GET', path: '/api/operator/promotions' },
  addPaidPlace: { method: 'POST', path: '/api/operator/promotions' },
  changePaidPlace: { method: 'PUT', path: '/api/operator/promotions/:promotionId' },
  removePaidPlace: { method: 'DELETE', path: '/api/operator/promotions/:promotionId' },
} as const;

const manuscript = ['_id', 'revision', 'body'] as const;
const settings = ['site', 'footer', 'locations'] as const;

export const editorialOutlines = {
  getManuscripts: ['manuscripts', 'total'],
  getManuscript: manuscript,
  addManuscript: manuscript,
  changeManuscript: manuscript,
  publishManuscript: manuscript,
  withdrawManuscript: manuscript,
  removeManuscript: 'nothing',
  previewManuscript: ['body'],
  getEditorialChoices: ['pictures', 'scenes', 'professions'],
  getFaqKeys: 'list',
  getFaqSheet: ['revision', 'faqs'],
  changeFaqSheet: ['revision', 'faqs'],
  getSlides: ['revision', 'slides'],
  changeSlides: ['revision', 'slides'],
  getSiteSettings: settings,
  changeSite: settings,
  changeFooter: settings,
  changeLocations: settings,
  getPaidPlaces: 'list',
  addPaidPlace: ['_id', 'revision'],
  changePaidPlace: ['_id', 'revision'],
  removePaidPlace: 'nothing',
} as const;
