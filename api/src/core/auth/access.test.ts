import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import Fastify, { type InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { answerErrors } from '../http/error-handler';
import { enforcePolicies } from './access';
import { type Policy, policies } from './policies';
import type { SessionsService } from './sessions.service';
import type { Person } from './sessions.store';

/** Every kind of caller. */
const roles = ['nobody', 'userA', 'userB', 'vendorA', 'vendorB', 'operator', 'deleted'] as const;
type Role = (typeof roles)[number];

/** Whose URL the caller requests. */
const targets = ['own', 'other', 'missing', 'malformed'] as const;
type Target = (typeof targets)[number];

/** How a call is tried. Without an owner in its path all targets have the same URL, so one is tried. */
interface Row {
  /** The path parameter that names the owner. */
  owner?: 'id' | 'userId' | 'vendorId';
  /** Values of the other path parameters; a policy decides before owner and body are looked at. */
  params?: Record<string, string>;
  body?: object;
}

const nobody = '00000000-0000-7000-8000-000000000000';

/** A row per call: a new call does not compile without one. */
const rows: Record<CallName, Row> = {
  getAllCategories: {},
  getVendorsByCategory: {},
  getAllUserType: {},
  getVendor: { params: { id: nobody } },
  getSiteContent: {},
  getFooterContent: {},
  getSamplePractice: {},
  suggestPlaces: {},
  getNearestPlace: {},
  getVendors: {},
  getVendorMap: {},
  searchDirectory: {},
  getSearchMap: {},
  suggestSearches: {},
  getTrendingSearches: {},
  getReviews: { params: { id: nobody } },
  getSlots: { params: { id: nobody } },
  getFaq: {},
  getAnsweredQuestions: {},
  getGovOffices: {},
  getOfficeMap: {},
  getGovOffice: { params: { slug: 'none' } },
  getComplaints: {},
  createComplaint: {},
  findRecipients: {},
  getComplaint: { params: { number: 'NK-C-000000' } },
  closeComplaint: { params: { number: 'NK-C-000000' } },
  contestComplaint: { params: { number: 'NK-C-000000' } },
  supportComplaint: { params: { number: 'NK-C-000000' } },
  dropSupport: { params: { number: 'NK-C-000000' } },
  getSupported: {},
  getMyComplaints: {},
  getOfficeComplaints: {},
  takeUpComplaint: { params: { number: 'NK-C-000000' } },
  answerComplaint: { params: { number: 'NK-C-000000' } },
  getBanner: {},
  getPosts: {},
  getPost: { params: { slug: 'none' } },
  getStories: {},
  getStory: { params: { slug: 'none' } },
  getCampaigns: {},
  getCampaign: { params: { slug: 'none' } },
  getEngagements: {},
  getMostViewed: {},
  getStates: {},
  getState: { params: { slug: 'none' } },
  getPromotions: {},
  getPublicStats: {},
  getLegalDocument: { params: { name: 'terms' } },
  createTicket: {},
  createAppointmentRequest: {},
  askQuestion: {},
  subscribe: {},
  revealContact: { params: { id: nobody } },
  reportClientError: {},
  reportHealth: {},
  takeVisitTicket: {},
  loginUser: {},
  registerUser: {},
  registerProfessional: {},
  verifyOtp: {},
  resendOtp: {},
  forgotPassword: {},
  resetPassword: {},
  takeBackEmail: {},
  getSignInOptions: {},
  finishSignIn: { params: { provider: 'google' } },
  beginPasskeySignIn: {},
  signInWithPasskey: {},
  getPasskeys: {},
  beginPasskeyCreation: {},
  addPasskey: {},
  renamePasskey: { params: { passkeyId: nobody }, body: {} },
  removePasskey: { params: { passkeyId: nobody } },
  getSession: {},
  logout: {},
  getSessions: {},
  endSession: { params: { sessionId: nobody } },
  endOtherSessions: {},
  confirmIdentity: { body: { password: 'demo-password' } },
  getRecentSearches: {},
  keepRecentSearches: { body: { terms: [] } },
  clearRecentSearches: {},
  getUserById: { owner: 'id' },
  updateUser: { owner: 'userId', body: {} },
  confirmEmail: { owner: 'userId', body: { otp: 'none' } },
  deleteUser: { owner: 'id' },
  createHold: {},
  releaseHold: { params: { holdId: nobody } },
  sendBookingCode: { params: { holdId: nobody } },
  createBooking: {},
  getBooking: { params: { bookingId: nobody } },
  cancelBooking: { params: { bookingId: nobody } },
  moveBooking: { params: { bookingId: nobody } },
  donate: { params: { campaignId: nobody } },
  getDonation: { params: { donationId: nobody } },
  sendInterest: { params: { campaignId: nobody } },
  createCampaign: {},
  getMyCampaigns: {},
  getMyCampaign: { params: { campaignId: nobody } },
  keepCampaign: { params: { campaignId: nobody } },
  removeCampaign: { params: { campaignId: nobody } },
  submitCampaign: { params: { campaignId: nobody } },
  addCampaignUpdate: { params: { campaignId: nobody } },
  endCampaign: { params: { campaignId: nobody } },
  getPayment: { params: { paymentId: nobody } },
  reportTransfer: { params: { paymentId: nobody } },
  payAsTest: { params: { paymentId: nobody } },
  acceptBooking: { params: { bookingId: nobody } },
  rejectBooking: { params: { bookingId: nobody } },
  rejectBurst: { params: { burstId: `network.${'x'.repeat(43)}` } },
  completeBooking: { params: { bookingId: nobody } },
  missBooking: { params: { bookingId: nobody } },
  reviewClient: { params: { bookingId: nobody } },
  replyToReview: { params: { reviewId: nobody } },
  getMyBookings: {},
  getDeletionTerms: {},
  joinWaitlist: {},
  getMyWaitlist: {},
  leaveWaitlist: { params: { entryId: nobody } },
  getPackages: { params: { id: nobody } },
  purchasePackage: { params: { packageId: nobody } },
  getMyCredits: {},
  getMyPurchases: {},
  reviewBooking: { params: { bookingId: nobody } },
  getMyReviews: {},
  changeReview: { params: { reviewId: nobody } },
  deleteReview: { params: { reviewId: nobody } },
  reportReview: { params: { reviewId: nobody } },
  getAddresses: {},
  addAddress: {},
  changeAddress: { params: { addressId: nobody } },
  removeAddress: { params: { addressId: nobody } },
  getPin: { params: { pin: '560102' } },
  getPhoneSettings: {},
  sendPhoneCode: {},
  provePhone: {},
  changePhoneSettings: {},
  removePhone: {},
  getPhoneChannels: {},
  getPushState: {},
  changePush: {},
  addPushDevice: {},
  removePushDevice: { params: { deviceId: nobody } },
  getCalendarFeeds: {},
  createCalendarFeed: { body: { scope: 'mine' } },
  endCalendarFeed: { params: { feedId: nobody } },
  getConnectedCalendars: {},
  connectCalendar: { body: { address: 'none' } },
  readConnectedCalendarNow: { params: { calendarId: nobody } },
  disconnectCalendar: { params: { calendarId: nobody } },
  getFavourites: {},
  mergeFavourites: { body: { ids: [] } },
  keepFavourite: { params: { vendorId: nobody }, body: {} },
  dropFavourite: { params: { vendorId: nobody } },
  getMyTickets: {},
  readGuestTicket: { params: { number: 'NK-T-000001' } },
  replyAsGuest: { params: { number: 'NK-T-000001' } },
  createListingAlert: {},
  confirmListingAlert: { params: { alertId: nobody } },
  endListingAlert: { params: { alertId: nobody } },
  confirmSubscription: { params: { subscriptionId: nobody } },
  endSubscription: { params: { subscriptionId: nobody } },
  getOpenQuestions: {},
  answerQuestion: { params: { questionId: nobody } },
  withdrawStory: { params: { reviewId: nobody } },
  getTicket: { params: { ticketId: nobody } },
  writeToSupport: {},
  replyToTicket: { params: { ticketId: nobody } },
  closeTicket: { params: { ticketId: nobody } },
  getThreads: {},
  openThread: {},
  getThread: { params: { threadId: nobody } },
  sendMessage: { params: { threadId: nobody } },
  markThreadRead: { params: { threadId: nobody } },
  getNotifications: {},
  markNotificationsRead: { body: {} },
  exportMyData: {},
  getPracticeCalendar: {},
  getPracticeBookings: {},
  bookClient: {},
  addException: {},
  removeException: { params: { exceptionId: nobody } },
  getPracticeStats: {},
  getPerformance: {},
  searchPractice: {},
  getClients: {},
  getClient: { params: { clientId: nobody } },
  addClient: {},
  changeClient: { params: { clientId: nobody } },
  archiveClient: { params: { clientId: nobody } },
  restoreClient: { params: { clientId: nobody } },
  openClientThread: { params: { clientId: nobody } },
  getClientLinks: {},
  inviteClient: { params: { clientId: nobody } },
  endClientLink: { params: { clientId: nobody } },
  acceptClientLink: { params: { linkId: nobody } },
  refuseClientLink: { params: { linkId: nobody } },
  getMyClientLinks: {},
  requestClientLink: {},
  confirmClientLink: {},
  endMyClientLink: { params: { linkId: nobody } },
  getCases: {},
  getCase: { params: { caseId: nobody } },
  addCase: {},
  changeCase: { params: { caseId: nobody } },
  addHearing: { params: { caseId: nobody } },
  changeHearing: { params: { hearingId: nobody } },
  removeHearing: { params: { hearingId: nobody } },
  getHearings: {},
  acceptCaseRequest: { params: { bookingId: nobody } },
  rejectCaseRequest: { params: { bookingId: nobody } },
  addCaseDocument: { params: { caseId: nobody } },
  removeCaseDocument: { params: { documentId: nobody } },
  getAssignments: {},
  setAssignments: {},
  gradeAssignment: { params: { assignmentId: nobody } },
  removeAssignment: { params: { assignmentId: nobody } },
  getMyAssignments: {},
  submitAssignment: { params: { assignmentId: nobody } },
  getEarnings: {},
  getInvoice: { params: { entryId: nobody } },
  requestPayout: {},
  getTaxProfile: {},
  saveTaxProfile: {},
  getStatement: { params: { month: '2026-11' } },
  getPayouts: {},
  savePayoutAccount: {},
  getCampaignPayouts: { params: { campaignId: nobody } },
  saveCampaignPayoutAccount: { params: { campaignId: nobody } },
  getPracticeSettings: {},
  changePracticeProfile: {},
  withdrawClaim: { params: { claimId: nobody } },
  changeAvailability: {},
  changePolicy: {},
  changeServices: {},
  changePackages: {},
  addWork: {},
  removeWork: { params: { workId: nobody } },
  changePhoto: {},
  removePhoto: {},
  getDesk: {},
  changeDesk: {},
  uploadFile: {},
  getOnboarding: {},
  keepOnboardingDraft: {},
  storeOnboardingStep: {},
  addCredential: {},
  removeCredential: { params: { credentialId: nobody } },
  submitOnboarding: {},
  getReference: { params: { list: 'titles' } },
  linkFile: { params: { fileId: nobody } },
  registerTeacher: {},
  addTeacherDesc: {},
  uploadTeacherCertificate: {},
  createEducation: {},
  addOpeningClosingTimes: { params: { vendorId: nobody } },
  teacherDetail: {},
  getVerifications: {},
  getVerification: { params: { vendorId: nobody } },
  decideCredential: { params: { credentialId: nobody } },
  decideVerification: { params: { vendorId: nobody } },
  getQueues: {},
  getQueue: { params: { queue: 'reviews' } },
  getQueueCase: { params: { queue: 'reviews', caseId: nobody } },
  decideCases: { params: { queue: 'reviews' } },
  getAudit: {},
  getReleases: {},
  getPartReleases: { params: { part: 'mf-public' } },
  getReleaseLog: {},
  getClientErrors: {},
  getClientErrorTrace: { params: { error: nobody } },
  takeBackCanary: { params: { canary: 'none' } },
  rollBackPart: { params: { part: 'mf-public' } },
  getManuscripts: {},
  getManuscript: { params: { postId: nobody } },
  addManuscript: {},
  changeManuscript: { params: { postId: nobody } },
  publishManuscript: { params: { postId: nobody } },
  withdrawManuscript: { params: { postId: nobody } },
  removeManuscript: { params: { postId: nobody } },
  previewManuscript: {},
  getEditorialChoices: {},
  getFaqKeys: {},
  getTranslations: { params: { language: 'hi' } },
  getTranslation: { params: { language: 'hi' } },
  changeTranslation: { params: { language: 'hi' } },
  getFaqSheet: {},
  changeFaqSheet: {},
  getSlides: {},
  changeSlides: {},
  getSiteSettings: {},
  changeSite: {},
  changeFooter: {},
  changeLocations: {},
  getOfficeSheets: {},
  getOfficeSheet: { params: { slug: 'department-of-home' } },
  changeOfficeSheet: { params: { slug: 'department-of-home' } },
  getPaidPlaces: {},
  addPaidPlace: {},
  changePaidPlace: { params: { promotionId: nobody } },
  removePaidPlace: { params: { promotionId: nobody } },
  getJobs: {},
  retryJob: { params: { jobId: nobody } },
  discardJob: { params: { jobId: nobody } },
  getSearchWords: {},
  explainSearch: {},
  addTopic: {},
  removeTopic: {},
  addSearchWord: {},
  removeSearchWord: {},
};

/** Restates what a policy allows in other terms than the code, as an independent check. */
function isLetIn(policy: Policy, role: Role, target: Target): boolean {
  if (policy === 'public') return true;
  // A token of a deleted account is refused even on routes that need no token.
  if (policy === 'open') return role !== 'deleted';
  if (role === 'nobody' || role === 'deleted') return false;
  if (policy === 'signed-in' || role === 'operator') return true;
  if (policy === 'vendor') return role === 'vendorA' || role === 'vendorB' || role === 'userB';
  return policy !== 'operator' && target === 'own';
}

onDatabase((open) => {
  let running: TestApp;
  const tokens: Partial<Record<Role, string>> = {};
  const ids: Partial<Record<Role, string>> = {};
  const accounts: Partial<Record<Role, string>> = {
    userA: 'user@demo.example',
    vendorA: 'doctor@demo.example',
    vendorB: 'advocate@demo.example',
    operator: 'operator@demo.example',
    userB: 'officer@demo.example',
    deleted: 'labour@demo.example',
  };

  const login = async (email: string) => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/users/loginUser',
      payload: { email, password: 'demo-password' },
    });
    return answer.json();
  };

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    for (const [role, email] of Object.entries(accounts) as [Role, string][]) {
      ({ token: tokens[role], _id: ids[role] } = await login(email));
    }
    const { userB, deleted } = ids;
    const set = (id: string | undefined, change: object) =>
      running.database.query
        .updateTable('app_user')
        .set(change)
        .where('id', '=', id as string)
        .execute();
    await set(userB, { role: 'user' });
    await set(deleted, { deleted_at: new Date() });
  });
  after(() => running.close());

  /** The URL as one role requests it. */
  function urlOf(name: CallName, role: Role, target: Target): string {
    const { owner, params = {} } = rows[name];
    const stranger = role === 'userB' ? ids.userA : ids.userB;
    const named: Record<Target, string | undefined> = {
      own: ids[role] ?? nobody,
      other: stranger,
      missing: nobody,
      malformed: "x'--",
    };
    return endpoints[name].path.replace(/:(\w+)/g, (_, param: string) =>
      encodeURIComponent(param === owner ? (named[target] ?? nobody) : (params[param] ?? nobody)),
    );
  }

  for (const name of Object.keys(endpoints) as CallName[]) {
    // These calls end the caller's account or session, which the rest of the table still needs.
    const isFinal = name === 'deleteUser' || name === 'logout';
    test(`${name} is for whom its policy, ${policies[name]}, names`, async () => {
      const { method } = endpoints[name];
      for (const role of roles) {
        for (const target of rows[name].owner ? targets : (['own'] as const)) {
          const letIn = isLetIn(policies[name], role, target);
          if (isFinal && letIn) continue;
          const token = tokens[role];
          const request: InjectOptions = {
            method,
            url: urlOf(name, role, target),
            ...(rows[name].body && { payload: rows[name].body }),
            headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          };
          const { statusCode } = await running.app.inject(request);
          const cell = `${role}, ${target}: ${statusCode}`;
          const isNobody = role === 'nobody' || role === 'deleted';
          if (!letIn) assert.equal(statusCode, isNobody ? 401 : 403, cell);
          else assert.ok(![401, 403].includes(statusCode) && statusCode < 500, cell);
        }
      }
    });
  }

  test('who may log out or leave is gone after that, and so are their tokens', async () => {
    const { token, _id } = await login('ca@demo.example');
    const ask = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
      running.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    assert.equal((await ask('POST', '/api/users/logout')).statusCode, 204);
    assert.equal((await ask('GET', '/api/users/session')).statusCode, 401);
    const again = await login('ca@demo.example');
    const url = `/api/users/deleteUser/${_id}`;
    const headers = { authorization: `Bearer ${again.token}` };
    assert.equal((await running.app.inject({ method: 'DELETE', url, headers })).statusCode, 200);
    assert.equal(
      (await running.app.inject({ url: '/api/users/session', headers })).statusCode,
      401,
    );
    assert.equal((await login('ca@demo.example')).code, 'login-failed');
  });
});

test('a route without a policy ends the start', () => {
  const app = guarded({});
  assert.throws(() => app.get('/open', async () => 'open'), /GET \/open has no policy/);
});

test('a page of a professional is for them and for operators', async () => {
  const people: Record<string, Partial<Person>> = {
    own: { vendorId: nobody },
    other: { vendorId: '11111111-0000-7000-8000-000000000000' },
    user: { vendorId: null },
    operator: { role: 'operator', vendorId: null },
    unverified: { vendorId: nobody, isVerified: false },
  };
  const app = guarded(people);
  app.get('/vendors/:vendorId', { config: { policy: 'vendor-owner' } }, async () => 'in');
  app.get('/desk', { config: { policy: 'operator' } }, async () => 'in');
  const ask = async (url: string, who: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${who}` } })).statusCode;
  const page = `/vendors/${nobody}`;
  const found = await Promise.all(
    ['own', 'other', 'user', 'operator', 'unverified', 'stranger'].map((who) => ask(page, who)),
  );
  assert.deepEqual(found, [200, 403, 403, 200, 403, 401]);
  assert.deepEqual([await ask('/desk', 'own'), await ask('/desk', 'operator')], [403, 200]);
  await app.close();
});

function guarded(
  people: Record<string, Partial<Person>>,
  operatorPasskeys: 'required' | 'optional' = 'optional',
) {
  const app = Fastify();
  answerErrors(app);
  const common = {
    userId: nobody,
    sessionId: nobody,
    role: 'vendor',
    isVerified: true,
    isRecentlyAuthenticated: true,
    passkeyId: null,
  } as const;
  const personOf = async (token: string): Promise<Person | undefined> =>
    people[token] && { ...common, vendorId: null, ...people[token] };
  enforcePolicies(app, { personOf } as SessionsService, { operatorPasskeys });
  return app;
}
