// Made of the definitions by `node scripts/contract.mjs --keep`.

/** Method and path of the calls of first views. */
export const firstEndpoints = {
  getAllCategories: { method: 'GET', path: '/api/category/getAllCategories' },
  getAllUserType: { method: 'GET', path: '/api/userType/getAllUserType' },
  getBanner: { method: 'GET', path: '/api/content/banner' },
  getFaq: { method: 'GET', path: '/api/content/faq' },
  getGovOffice: { method: 'GET', path: '/api/gov-offices/:slug' },
  getGovOffices: { method: 'GET', path: '/api/gov-offices' },
  getReviews: { method: 'GET', path: '/api/vendors/:id/reviews' },
  getSiteContent: { method: 'GET', path: '/api/content/site' },
  getSlots: { method: 'GET', path: '/api/vendors/:id/slots' },
  getVendor: { method: 'GET', path: '/api/vendors/:id' },
  getVendors: { method: 'GET', path: '/api/vendors' },
  getVendorsByCategory: { method: 'GET', path: '/api/vendordetail/getVendorsByCategory' },
  reportClientError: { method: 'POST', path: '/api/client-errors' },
  searchDirectory: { method: 'GET', path: '/api/search' },
} as const;

/** What their answers must look like before a screen sees them. */
export const firstOutlines = {
  getAllCategories: 'list',
  getAllUserType: 'list',
  getBanner: 'list',
  getFaq: 'list',
  getGovOffice: ['_id', 'slug', 'heading'],
  getGovOffices: 'list',
  getReviews: ['rating', 'histogram', 'total'],
  getSiteContent: ['name', 'address', 'phone'],
  getSlots: ['timeZone', 'days'],
  getVendor: ['_id', 'vendorName', 'subCategory'],
  getVendors: ['vendors', 'page', 'limit'],
  getVendorsByCategory: ['vendors', 'page', 'limit'],
  reportClientError: 'nothing',
  searchDirectory: ['vendors', 'page', 'limit'],
} as const;
