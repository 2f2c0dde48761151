import type {
  Category,
  ClientErrorReport,
  FooterContent,
  GeoPlace,
  NearestPlace,
  SiteContent,
  UserType,
  VendorDetails,
  VendorsAnswer,
} from './wire';

/**
 * What each call sends and gets. `params` fill the `:names` of the path, `query` goes into the
 * address, `body` is sent as JSON.
 */
export interface Calls {
  getAllCategories: { query?: { parent?: 'null' | string }; answer: Category[] };
  getVendorsByCategory: {
    query: { categoryId: string; spec?: string; page?: number; limit?: number };
    answer: VendorsAnswer;
  };
  getAllUserType: { answer: UserType[] };
  getVendor: { params: { id: string }; answer: VendorDetails };
  getSiteContent: { answer: SiteContent };
  getFooterContent: { answer: FooterContent };
  suggestPlaces: { query: { q: string }; answer: GeoPlace[] };
  getNearestPlace: { query: { lat: number; lng: number }; answer: NearestPlace };
  reportClientError: { body: ClientErrorReport; answer: undefined };
}

export type CallName = keyof Calls;
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

/** Method and path of every call the product makes; documented ones are exact. */
export const endpoints = {
  getAllCategories: { method: 'GET', path: '/api/category/getAllCategories' },
  getVendorsByCategory: { method: 'GET', path: '/api/vendordetail/getVendorsByCategory' },
  getAllUserType: { method: 'GET', path: '/api/userType/getAllUserType' },
  getVendor: { method: 'GET', path: '/api/vendors/:id' },
  getSiteContent: { method: 'GET', path: '/api/content/site' },
  getFooterContent: { method: 'GET', path: '/api/content/footer' },
  suggestPlaces: { method: 'GET', path: '/api/geo/suggest' },
  getNearestPlace: { method: 'GET', path: '/api/geo/nearest' },
  reportClientError: { method: 'POST', path: '/api/client-errors' },
} as const satisfies Record<CallName, Endpoint>;

/** What every answer must look like before a screen sees it. */
export const outlines = {
  getAllCategories: 'list',
  getVendorsByCategory: ['vendors', 'page', 'limit', 'total', 'totalPages'],
  getAllUserType: 'list',
  getVendor: ['_id', 'vendorName', 'profession'],
  getSiteContent: ['name', 'address'],
  getFooterContent: ['quickLinks', 'popularCategories', 'popularCities', 'social'],
  suggestPlaces: 'list',
  getNearestPlace: ['place', 'km'],
  reportClientError: 'nothing',
} as const satisfies Record<CallName, Outline>;

/**
 * Documented calls whose screens are not built yet. Their paths and methods bind whoever builds
 * them; each moves into `endpoints`, with its types, when it does.
 */
export const documentedEndpoints = {
  loginUser: { method: 'POST', path: '/api/users/loginUser' },
  registerUser: { method: 'POST', path: '/api/users/registerUser' },
  verifyOtp: { method: 'POST', path: '/api/users/verify-otp' },
  registerProfessional: { method: 'POST', path: '/api/vendordetail/registerProfessional' },
  getUserById: { method: 'GET', path: '/api/users/getUserById/:id' },
  updateUser: { method: 'PUT', path: '/api/users/updateUser/:userId' },
  deleteUser: { method: 'DELETE', path: '/api/users/deleteUser/:id' },
  registerTeacher: { method: 'POST', path: '/api/vendordetail/registerTeacher' },
  addTeacherDesc: { method: 'POST', path: '/api/teacher/addTeacherDesc' },
  uploadTeacherCertificate: { method: 'POST', path: '/api/certification/uploadTeacherCertificate' },
  createEducation: { method: 'POST', path: '/api/education/createEducation' },
  addOpeningClosingTimes: {
    method: 'POST',
    path: '/api/vendordetail/addOpeningClosingTimes/:vendorId',
  },
  teacherDetail: { method: 'POST', path: '/api/teacher/teacherDetail/' },
} as const satisfies Record<string, Endpoint>;
