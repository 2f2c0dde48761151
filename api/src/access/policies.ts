import type { CallName } from '@nukkad/platform/contract';

/**
 * Who may make a call.
 *
 * - `public`: anybody; a token is not looked at.
 * - `open`: anybody; who sends a token is known by it, and one that is no good is refused.
 * - `signed-in`: anybody with a live session.
 * - `owner`: the person whom the address names as `id` or `userId`, or an operator.
 * - `vendor-owner`: the professional whom it names as `vendorId`, or an operator.
 * - `vendor`: professionals, who are asked about their own.
 * - `operator`: operators.
 */
export type Policy =
  | 'public'
  | 'open'
  | 'signed-in'
  | 'owner'
  | 'vendor'
  | 'vendor-owner'
  | 'operator';

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
  createTicket: 'open',
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

  createHold: 'open',
  releaseHold: 'open',
  sendBookingCode: 'open',
  createBooking: 'open',
  getBooking: 'open',
  cancelBooking: 'open',
  moveBooking: 'open',
  getPayment: 'open',
  payAsTest: 'open',
  acceptBooking: 'vendor',
  rejectBooking: 'vendor',
  completeBooking: 'vendor',
  missBooking: 'vendor',
  reviewClient: 'vendor',
  replyToReview: 'vendor',
  getMyBookings: 'signed-in',
  joinWaitlist: 'signed-in',
  getMyWaitlist: 'signed-in',
  leaveWaitlist: 'signed-in',
  getPackages: 'public',
  purchasePackage: 'signed-in',
  getMyCredits: 'signed-in',
  reviewBooking: 'signed-in',
  getMyReviews: 'signed-in',
  changeReview: 'signed-in',
  deleteReview: 'signed-in',
  reportReview: 'signed-in',

  getAddresses: 'signed-in',
  addAddress: 'signed-in',
  changeAddress: 'signed-in',
  removeAddress: 'signed-in',
  getPin: 'public',
  getFavourites: 'signed-in',
  mergeFavourites: 'signed-in',
  keepFavourite: 'signed-in',
  dropFavourite: 'signed-in',
  getMyTickets: 'signed-in',
  getTicket: 'signed-in',
  writeToSupport: 'signed-in',
  replyToTicket: 'signed-in',
  closeTicket: 'signed-in',
  getThreads: 'signed-in',
  openThread: 'signed-in',
  getThread: 'signed-in',
  sendMessage: 'signed-in',
  markThreadRead: 'signed-in',
  getNotifications: 'signed-in',
  markNotificationsRead: 'signed-in',
  exportMyData: 'signed-in',
} as const satisfies Record<CallName, Policy>;
