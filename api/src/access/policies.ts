import type { CallName } from '@nukkad/platform/contract';

/**
 * Who may make a call.
 *
 * - `public`: anybody; a token is not looked at.
 * - `signed-in`: anybody with a live session.
 * - `owner`: the person whom the address names as `id` or `userId`, or an operator.
 * - `vendor-owner`: the professional whom it names as `vendorId`, or an operator.
 * - `operator`: operators.
 */
export type Policy = 'public' | 'signed-in' | 'owner' | 'vendor-owner' | 'operator';

/** The policy of every call of the contract. A call without a row does not compile. */
export const policies = {
  getAllCategories: 'public',
  getVendorsByCategory: 'public',
  getAllUserType: 'public',
  getVendor: 'public',
  getSiteContent: 'public',
  getFooterContent: 'public',
  suggestPlaces: 'public',
  getNearestPlace: 'public',
  getVendors: 'public',
  searchDirectory: 'public',
  suggestSearches: 'public',
  getTrendingSearches: 'public',
  getReviews: 'public',
  getSlots: 'public',
  getFaq: 'public',
  getAnsweredQuestions: 'public',
  getGovOffices: 'public',
  getGovOffice: 'public',
  getComplaints: 'public',
  getBanner: 'public',
  getPosts: 'public',
  getPost: 'public',
  getStories: 'public',
  getStory: 'public',
  getCampaigns: 'public',
  getCampaign: 'public',
  getEngagements: 'public',
  getMostViewed: 'public',
  getStates: 'public',
  getState: 'public',
  getPromotions: 'public',
  getPublicStats: 'public',
  getLegalDocument: 'public',
  createTicket: 'public',
  createAppointmentRequest: 'public',
  askQuestion: 'public',
  subscribe: 'public',
  revealContact: 'public',
  reportClientError: 'public',

  loginUser: 'public',
  registerUser: 'public',
  registerProfessional: 'public',
  verifyOtp: 'public',
  resendOtp: 'public',
  forgotPassword: 'public',
  resetPassword: 'public',
  getSignInOptions: 'public',
  finishSignIn: 'public',

  getSession: 'signed-in',
  logout: 'signed-in',
  getRecentSearches: 'signed-in',
  keepRecentSearches: 'signed-in',
  clearRecentSearches: 'signed-in',
  getUserById: 'owner',
  updateUser: 'owner',
  confirmEmail: 'owner',
  deleteUser: 'owner',
} as const satisfies Record<CallName, Policy>;
