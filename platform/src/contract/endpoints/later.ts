/** Calls of visitors that stand below a first view, or follow a press. */
export const laterEndpoints = {
  getTrendingSearches: { method: 'GET', path: '/api/search/trending' },
  getAnsweredQuestions: { method: 'GET', path: '/api/questions' },
  getComplaints: { method: 'GET', path: '/api/complaints' },
  getEngagements: { method: 'GET', path: '/api/engagements' },
  getMostViewed: { method: 'GET', path: '/api/vendors/most-viewed' },
  getStates: { method: 'GET', path: '/api/geo/states' },
  getState: { method: 'GET', path: '/api/geo/states/:slug' },
  getPromotions: { method: 'GET', path: '/api/promotions' },
  createTicket: { method: 'POST', path: '/api/support/tickets' },
  createAppointmentRequest: { method: 'POST', path: '/api/appointment-requests' },
  askQuestion: { method: 'POST', path: '/api/questions' },
  subscribe: { method: 'POST', path: '/api/subscriptions' },
  revealContact: { method: 'POST', path: '/api/vendors/:id/contact-reveals' },
} as const;

export const laterOutlines = {
  getTrendingSearches: 'list',
  getAnsweredQuestions: 'list',
  getComplaints: ['complaints', 'page', 'total', 'totalPages'],
  getEngagements: 'list',
  getMostViewed: 'list',
  getStates: 'list',
  getState: ['name', 'places'],
  getPromotions: 'list',
  createTicket: ['number'],
  createAppointmentRequest: ['reference', 'routedTo'],
  askQuestion: ['reference', 'question'],
  subscribe: ['state'],
  revealContact: ['phone'],
} as const;
