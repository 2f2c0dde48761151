import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import * as accounts from '@nukkad/platform/contract/schemas/accounts.schema';
import * as assignments from '@nukkad/platform/contract/schemas/assignments.schema';
import * as booking from '@nukkad/platform/contract/schemas/booking.schema';
import * as cases from '@nukkad/platform/contract/schemas/cases.schema';
import * as clientLinks from '@nukkad/platform/contract/schemas/client-links.schema';
import * as clients from '@nukkad/platform/contract/schemas/clients.schema';
import * as community from '@nukkad/platform/contract/schemas/community.schema';
import * as complaints from '@nukkad/platform/contract/schemas/complaints.schema';
import * as content from '@nukkad/platform/contract/schemas/content.schema';
import * as desk from '@nukkad/platform/contract/schemas/desk.schema';
import * as wire from '@nukkad/platform/contract/schemas/directory.schema';
import * as earnings from '@nukkad/platform/contract/schemas/earnings.schema';
import * as editorial from '@nukkad/platform/contract/schemas/editorial.schema';
import * as files from '@nukkad/platform/contract/schemas/files.schema';
import * as forms from '@nukkad/platform/contract/schemas/forms.schema';
import * as funding from '@nukkad/platform/contract/schemas/funding.schema';
import * as health from '@nukkad/platform/contract/schemas/health.schema';
import * as mine from '@nukkad/platform/contract/schemas/mine.schema';
import * as money from '@nukkad/platform/contract/schemas/money.schema';
import * as notifications from '@nukkad/platform/contract/schemas/notifications.schema';
import * as onboarding from '@nukkad/platform/contract/schemas/onboarding.schema';
import * as operator from '@nukkad/platform/contract/schemas/operator.schema';
import * as ownReviews from '@nukkad/platform/contract/schemas/own-reviews.schema';
import * as passkeys from '@nukkad/platform/contract/schemas/passkeys.schema';
import * as practice from '@nukkad/platform/contract/schemas/practice.schema';
import * as practiceSettings from '@nukkad/platform/contract/schemas/practice-settings.schema';
import * as profile from '@nukkad/platform/contract/schemas/profile.schema';
import * as search from '@nukkad/platform/contract/schemas/search.schema';
import * as support from '@nukkad/platform/contract/schemas/support.schema';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../app/app';
import { type TestRegistry, testRegistry } from '../app/registry';
import { onBothDatabases } from '../database/databases';
import { accountExample } from './account-examples';
import { bookingExample } from './booking-examples';
import { clientLinksExample } from './client-links-examples';
import { clientsExample } from './clients-examples';
import { communityExample } from './community-examples';
import { complaintsExample } from './complaints-examples';
import { editorialExample } from './editorial-examples';
import { fundingExample } from './funding-examples';
import { mineExample } from './mine-examples';
import { moneyExample } from './money-examples';
import { onboardingExample } from './onboarding-examples';
import { operatorExample } from './operator-examples';
import { passkeyExample } from './passkey-examples';
import { practiceExample } from './practice-examples';
import { practiceSettingsExample } from './practice-settings-examples';
import { releaseExample } from './release-examples';
import { reviewExample } from './review-examples';
import { searchWordsExample } from './search-words-examples';

const answers: Record<CallName, z.ZodType> = {
  getAllCategories: z.array(wire.category),
  getVendorsByCategory: wire.vendorsAnswer,
  getVendors: wire.vendorsAnswer,
  searchDirectory: search.searchAnswer,
  getSearchWords: search.searchWordsAnswer,
  addSearchWord: search.searchWordsAnswer,
  removeSearchWord: search.searchWordsAnswer,
  suggestSearches: search.suggestAnswer,
  getTrendingSearches: z.array(z.string()),
  getAllUserType: z.array(wire.userType),
  getVendor: profile.vendorDetails,
  getReviews: profile.reviewsAnswer,
  getSlots: profile.slotsAnswer,
  getGovOffices: z.array(profile.govOffice),
  getGovOffice: profile.govOfficeDetails,
  getComplaints: complaints.complaintsAnswer,
  createComplaint: complaints.complaintMade,
  findRecipients: z.array(complaints.complaintRecipient),
  getComplaint: complaints.complaintDetails,
  closeComplaint: complaints.complaintDetails,
  supportComplaint: complaints.complaintSupport,
  dropSupport: complaints.complaintSupport,
  getSupported: z.array(z.string()),
  getMyComplaints: z.array(complaints.ownComplaint),
  getOfficeComplaints: complaints.officeComplaintsAnswer,
  takeUpComplaint: complaints.officeComplaint,
  answerComplaint: complaints.officeComplaint,
  revealContact: profile.contactReveal,
  getSiteContent: wire.siteContent,
  getFooterContent: wire.footerContent,
  suggestPlaces: z.array(wire.geoPlace),
  getNearestPlace: wire.nearestPlace,
  getBanner: z.array(content.bannerSlide),
  getFaq: z.array(content.faq),
  getPosts: z.array(content.post),
  getPost: content.article,
  getStories: z.array(content.story),
  getStory: content.storyDetails,
  getCampaigns: z.array(content.campaign),
  getCampaign: content.campaignDetails,
  getEngagements: z.array(content.engagement),
  getMostViewed: z.array(content.mostViewedVendor),
  getStates: z.array(content.geoState),
  getState: content.geoStateDetails,
  getPromotions: z.array(content.promotion),
  getAnsweredQuestions: z.array(content.answeredQuestion),
  createTicket: forms.ticketAnswer,
  createAppointmentRequest: forms.appointmentRequestAnswer,
  askQuestion: forms.questionAnswer,
  subscribe: forms.subscriptionAnswer,
  reportClientError: z.literal(''),
  reportHealth: z.literal(''),
  takeVisitTicket: health.visitTicket,
  getReleases: health.releasesAnswer,
  getPartReleases: health.partReleases,
  getReleaseLog: z.array(health.releaseMove),
  takeBackCanary: health.releasesAnswer,
  rollBackPart: health.releasesAnswer,
  loginUser: accounts.signedIn,
  registerUser: accounts.registrationAnswer,
  registerProfessional: accounts.professionalRegistrationAnswer,
  verifyOtp: accounts.verificationAnswer,
  resendOtp: accounts.codeSent,
  forgotPassword: accounts.codeSent,
  resetPassword: accounts.passwordChanged,
  takeBackEmail: accounts.passwordChanged,
  getSession: accounts.accountAnswer,
  logout: z.literal(''),
  getSessions: z.array(accounts.userSession),
  endSession: z.literal(''),
  endOtherSessions: z.literal(''),
  confirmIdentity: accounts.told,
  getUserById: accounts.userRecord,
  updateUser: accounts.userRecord,
  confirmEmail: accounts.userRecord,
  deleteUser: accounts.told,
  getRecentSearches: z.array(z.string()),
  keepRecentSearches: z.array(z.string()),
  clearRecentSearches: z.literal(''),
  getSignInOptions: z.array(accounts.signInOption),
  finishSignIn: accounts.signedIn,
  beginPasskeySignIn: passkeys.passkeyRequest,
  signInWithPasskey: accounts.signedIn,
  getPasskeys: z.array(passkeys.passkey),
  beginPasskeyCreation: passkeys.passkeyCreation,
  addPasskey: passkeys.passkey,
  renamePasskey: passkeys.passkey,
  removePasskey: z.literal(''),
  getPublicStats: accounts.publicStats,
  getLegalDocument: accounts.legalDocument,
  getNotifications: notifications.notificationsAnswer,
  markNotificationsRead: z.literal(''),
  reviewBooking: ownReviews.ownReview,
  reviewClient: z.literal(''),
  getMyReviews: ownReviews.ownReviewsAnswer,
  changeReview: ownReviews.ownReview,
  deleteReview: z.literal(''),
  replyToReview: z.literal(''),
  reportReview: z.literal(''),
  getMyTickets: z.array(support.ticket),
  readGuestTicket: support.ticketThread,
  replyAsGuest: support.ticketMessage,
  confirmSubscription: community.subscriptionStanding,
  endSubscription: community.subscriptionStanding,
  getOpenQuestions: community.openQuestionsAnswer,
  answerQuestion: community.openQuestion,
  withdrawStory: ownReviews.ownReview,
  getTicket: support.ticketThread,
  writeToSupport: support.ticketThread,
  replyToTicket: support.ticketMessage,
  closeTicket: support.ticketThread,
  getAddresses: z.array(mine.address),
  addAddress: mine.address,
  changeAddress: mine.address,
  removeAddress: z.literal(''),
  getPin: mine.pinPlace,
  getFavourites: mine.favouritesAnswer,
  mergeFavourites: z.array(z.uuid()),
  keepFavourite: z.literal(''),
  dropFavourite: z.literal(''),
  getThreads: z.array(mine.thread),
  openThread: mine.thread,
  getThread: mine.threadMessages,
  sendMessage: mine.threadMessage,
  markThreadRead: z.literal(''),
  exportMyData: mine.personalExport,
  createHold: booking.hold,
  releaseHold: z.literal(''),
  sendBookingCode: accounts.codeSent,
  createBooking: booking.bookingMade,
  getBooking: booking.booking,
  cancelBooking: booking.booking,
  moveBooking: booking.booking,
  acceptBooking: booking.booking,
  rejectBooking: booking.booking,
  rejectBurst: booking.burstRejected,
  completeBooking: booking.booking,
  missBooking: booking.booking,
  getMyBookings: booking.bookingsAnswer,
  getDeletionTerms: booking.deletionTerms,
  joinWaitlist: booking.waitlistEntry,
  getMyWaitlist: z.array(booking.waitlistEntry),
  leaveWaitlist: z.literal(''),
  donate: funding.donationMade,
  getDonation: funding.donation,
  sendInterest: funding.interestAnswer,
  createCampaign: funding.ownCampaignDetails,
  getMyCampaigns: z.array(funding.ownCampaign),
  getMyCampaign: funding.ownCampaignDetails,
  keepCampaign: funding.ownCampaignDetails,
  removeCampaign: z.literal(''),
  submitCampaign: funding.ownCampaignDetails,
  addCampaignUpdate: funding.ownCampaignDetails,
  endCampaign: funding.ownCampaignDetails,
  getPackages: z.array(profile.lessonPackage),
  purchasePackage: money.packagePurchase,
  getMyCredits: z.array(money.credits),
  getPayment: money.payment,
  payAsTest: money.payment,
  getEarnings: earnings.earnings,
  getInvoice: earnings.invoice,
  requestPayout: z.array(earnings.payout),
  getPracticeSettings: practiceSettings.practiceSettings,
  changePracticeProfile: practiceSettings.practiceProfile,
  withdrawClaim: practiceSettings.practiceProfile,
  changeAvailability: practiceSettings.availability,
  changePolicy: practiceSettings.practicePolicy,
  changeServices: z.array(profile.service),
  changePackages: z.array(profile.lessonPackage),
  addWork: profile.portfolioWork,
  removeWork: z.literal(''),
  changePhoto: practiceSettings.practiceProfile,
  removePhoto: practiceSettings.practiceProfile,
  getDesk: desk.publicDesk,
  changeDesk: desk.publicDesk,
  getPracticeCalendar: practice.practiceCalendar,
  getPracticeBookings: practice.practiceBookingsAnswer,
  bookClient: practice.practiceBooking,
  addException: practice.practiceException,
  removeException: z.literal(''),
  getPracticeStats: practice.practiceStats,
  getPerformance: practice.performance,
  searchPractice: practice.practiceSearchAnswer,
  getClients: clients.clientsAnswer,
  getClient: clients.clientDetails,
  addClient: clients.client,
  changeClient: clients.client,
  archiveClient: clients.client,
  restoreClient: clients.client,
  openClientThread: mine.thread,
  getClientLinks: clientLinks.practiceClientLinks,
  inviteClient: clientLinks.clientInvitation,
  endClientLink: z.literal(''),
  acceptClientLink: z.literal(''),
  refuseClientLink: z.literal(''),
  getMyClientLinks: z.array(clientLinks.ownClientLink),
  requestClientLink: clientLinks.ownClientLink,
  confirmClientLink: clientLinks.ownClientLink,
  endMyClientLink: z.literal(''),
  getCases: cases.casesAnswer,
  getCase: cases.legalCaseDetails,
  addCase: cases.legalCaseDetails,
  changeCase: cases.legalCaseDetails,
  addHearing: cases.hearing,
  changeHearing: cases.hearing,
  removeHearing: z.literal(''),
  getHearings: z.array(cases.datedHearing),
  acceptCaseRequest: cases.caseAccepted,
  rejectCaseRequest: z.literal(''),
  addCaseDocument: cases.caseDocument,
  removeCaseDocument: z.literal(''),
  getAssignments: z.array(assignments.assignment),
  setAssignments: z.array(assignments.assignment),
  gradeAssignment: assignments.assignment,
  removeAssignment: z.literal(''),
  getMyAssignments: z.array(assignments.assignment),
  submitAssignment: assignments.assignment,
  uploadFile: files.handedFile,
  getOnboarding: onboarding.onboarding,
  keepOnboardingDraft: onboarding.draftKept,
  storeOnboardingStep: z.literal(''),
  addCredential: onboarding.credential,
  removeCredential: z.literal(''),
  submitOnboarding: onboarding.onboarding,
  getReference: z.array(onboarding.referenceItem),
  linkFile: z.object({ url: z.string(), expiresAt: z.string() }),
  registerTeacher: onboarding.done,
  addTeacherDesc: onboarding.done,
  uploadTeacherCertificate: onboarding.credential,
  createEducation: onboarding.credential,
  addOpeningClosingTimes: onboarding.done,
  teacherDetail: onboarding.done,
  getVerifications: onboarding.verificationsAnswer,
  getVerification: onboarding.verification,
  decideCredential: onboarding.credential,
  decideVerification: onboarding.verification,
  getManuscripts: editorial.manuscriptsAnswer,
  getManuscript: editorial.manuscript,
  addManuscript: editorial.manuscript,
  changeManuscript: editorial.manuscript,
  publishManuscript: editorial.manuscript,
  withdrawManuscript: editorial.manuscript,
  removeManuscript: z.literal(''),
  previewManuscript: editorial.preview,
  getEditorialChoices: editorial.editorialChoices,
  getFaqKeys: z.array(editorial.faqKeyAnswer),
  getFaqSheet: editorial.faqSheet,
  changeFaqSheet: editorial.faqSheet,
  getSlides: editorial.slidesSheet,
  changeSlides: editorial.slidesSheet,
  getSiteSettings: editorial.siteSettings,
  changeSite: editorial.siteSettings,
  changeFooter: editorial.siteSettings,
  changeLocations: editorial.siteSettings,
  getPaidPlaces: z.array(editorial.paidPlace),
  addPaidPlace: editorial.paidPlace,
  changePaidPlace: editorial.paidPlace,
  removePaidPlace: z.literal(''),
  getQueues: z.array(operator.queueSummary),
  getQueue: operator.queueAnswer,
  getQueueCase: operator.queueCase,
  decideCases: operator.decisionAnswer,
  getAudit: operator.auditAnswer,
};

/** What a call answers when it does not answer 200. */
const statuses: Partial<Record<CallName, number>> = {
  addManuscript: 201,
  addPaidPlace: 201,
  addSearchWord: 201,
  removeManuscript: 204,
  removePaidPlace: 204,
  createTicket: 201,
  createComplaint: 201,
  createHold: 201,
  releaseHold: 204,
  createBooking: 201,
  joinWaitlist: 201,
  leaveWaitlist: 204,
  createAppointmentRequest: 201,
  askQuestion: 201,
  subscribe: 202,
  reportClientError: 204,
  reportHealth: 204,
  registerUser: 201,
  registerProfessional: 201,
  logout: 204,
  clearRecentSearches: 204,
  markNotificationsRead: 204,
  reviewBooking: 201,
  reviewClient: 204,
  deleteReview: 204,
  replyToReview: 204,
  reportReview: 204,
  writeToSupport: 201,
  replyToTicket: 201,
  replyAsGuest: 201,
  addAddress: 201,
  removeAddress: 204,
  keepFavourite: 204,
  endSession: 204,
  endOtherSessions: 204,
  addPasskey: 201,
  removePasskey: 204,
  dropFavourite: 204,
  sendMessage: 201,
  purchasePackage: 201,
  donate: 201,
  sendInterest: 201,
  createCampaign: 201,
  removeCampaign: 204,
  addCampaignUpdate: 201,
  addWork: 201,
  removeWork: 204,
  markThreadRead: 204,
  addClient: 201,
  addCase: 201,
  addHearing: 201,
  removeHearing: 204,
  rejectCaseRequest: 204,
  addCaseDocument: 201,
  removeCaseDocument: 204,
  setAssignments: 201,
  removeAssignment: 204,
  uploadFile: 201,
  storeOnboardingStep: 204,
  addCredential: 201,
  removeCredential: 204,
  uploadTeacherCertificate: 201,
  createEducation: 201,
  bookClient: 201,
  addException: 201,
  endClientLink: 204,
  acceptClientLink: 204,
  refuseClientLink: 204,
  endMyClientLink: 204,
  removeException: 204,
};

/** What a call needs, where that depends on nothing stored. */
const examples: Partial<Record<CallName, InjectOptions>> = {
  getVendors: { query: { type: 'doctor', loc: 'hsr-layout', sort: 'distance' } },
  searchDirectory: { query: { q: 'tooth pain' } },
  suggestSearches: { query: { q: 'de' } },
  getFaq: { query: { key: 'home' } },
  getPost: { url: '/api/posts/how-to-choose-a-dentist' },
  getStory: { url: '/api/stories/a-tooth-and-an-estimate' },
  getCampaign: { url: '/api/campaigns/lake-watch' },
  getEngagements: { query: { type: 'doctor' } },
  getState: { url: '/api/geo/states/karnataka' },
  getPromotions: { query: { slot: 'listing', type: 'doctor' } },
  getAnsweredQuestions: { query: { cat: 'doctor' } },
  createTicket: {
    payload: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.invalid',
      phoneNumber: '98765 43210',
      message: 'The page of my doctor is empty.',
    },
  },
  createAppointmentRequest: {
    payload: { name: 'Asha', phone: '9876543210', city: 'Bengaluru', profession: 'doctor' },
  },
  askQuestion: { payload: { question: 'How often should I see a dentist?' } },
  subscribe: { payload: { email: 'asha@example.invalid', topic: 'doctors' } },
  getLegalDocument: { url: '/api/content/documents/terms' },
  loginUser: { payload: { email: 'user@demo.example', password: 'demo-password' } },
  forgotPassword: { payload: { email: 'nobody@example.in' } },
};

onBothDatabases((open) => {
  let running: TestApp;
  let registry: TestRegistry;
  before(async () => {
    registry = await testRegistry();
    running = await startTestApp(open, { env: registry.env });
  });
  after(async () => {
    await running.close();
    await registry.remove();
  });

  // Coming back from a provider takes a provider: its own tests go all the way.
  const alone = (Object.keys(endpoints) as CallName[]).filter((name) => name !== 'finishSignIn');
  for (const name of alone) {
    test(`${name} answers as the contract says`, async () => {
      const { method, path } = endpoints[name];
      const response = await running.app.inject({ method, url: path, ...(await example(name)) });
      assert.equal(response.statusCode, statuses[name] ?? 200, response.body);
      const body = response.body === '' ? '' : response.json();
      // Strict: a field that the contract does not know is a leak.
      assert.deepEqual(answers[name].parse(body), body);
    });
  }

  async function example(name: CallName): Promise<InjectOptions> {
    const plain =
      examples[name] ??
      (await accountExample(running, name)) ??
      (await bookingExample(running, name)) ??
      (await clientsExample(running, name)) ??
      (await clientLinksExample(running, name)) ??
      (await complaintsExample(running, name)) ??
      (await communityExample(running, name)) ??
      (await editorialExample(running, name)) ??
      (await mineExample(running, name)) ??
      (await fundingExample(running, name)) ??
      (await moneyExample(running, name)) ??
      (await onboardingExample(running, name)) ??
      (await operatorExample(running, name)) ??
      (await passkeyExample(running, name)) ??
      (await practiceExample(running, name)) ??
      (await practiceSettingsExample(running, name)) ??
      (await searchWordsExample(running, name)) ??
      (await releaseExample(running, registry, name)) ??
      (await reviewExample(running, name));
    if (plain) return plain;
    const categories = await running.app.inject(endpoints.getAllCategories.path);
    const [{ _id: categoryId }] = categories.json();
    if (name === 'getVendorsByCategory') return { query: { categoryId } };
    if (name === 'reportClientError') {
      return { payload: { code: 'MF-LOAD', message: 'did not load', path: '/doctors' } };
    }
    if (name === 'reportHealth') {
      return { payload: { visit: 'of-this-page', lock: '', path: '/doctors', facts: [] } };
    }
    if (name === 'takeVisitTicket') return { payload: { lock: 'of-this-page' } };
    if (name === 'suggestPlaces') return { query: { q: 'hsr' } };
    if (name === 'getNearestPlace') return { query: { lat: '12.91', lng: '77.64' } };
    if (name === 'getGovOffice') return { url: `${endpoints.getGovOffices.path}/finance` };
    if (name === 'getSlots') return { ...(await ofVendor(name, categoryId)), query: aDay };
    if (!ofOneVendor.includes(name)) return {};
    return ofVendor(name, categoryId);
  }

  const ofOneVendor: CallName[] = ['getVendor', 'getReviews', 'revealContact'];
  const aDay = { from: '2026-12-01', to: '2026-12-01' };

  async function ofVendor(name: CallName, categoryId: string): Promise<InjectOptions> {
    const listing = await running.app.inject({
      url: endpoints.getVendorsByCategory.path,
      query: { categoryId },
    });
    const [{ _id }] = listing.json().vendors;
    return { url: endpoints[name].path.replace(':id', _id) };
  }

  test('the OpenAPI document lists every call', async () => {
    const response = await running.app.inject('/api/openapi.json');
    const document = response.json();
    assert.match(document.openapi, /^3\.1/);
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const documented = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      assert.equal(documented?.operationId, name);
      assert.ok(Object.keys(documented.responses).some((status) => /^2/.test(status)));
      assert.ok(documented.responses['4XX'], `${name} documents its failures`);
    }
    // One address can take several methods.
    const paths = new Set(Object.values(endpoints).map(({ path }) => path));
    assert.equal(Object.keys(document.paths).length, paths.size);
    const references = [...response.body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    for (const [, schema] of references) assert.ok(document.components.schemas[schema as string]);
  });

  test('the documentation can be read in a browser', async () => {
    const page = await running.app.inject('/api/docs/');
    assert.equal(page.statusCode, 200);
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /script-src 'self'/);
    assert.doesNotMatch(policy, /unsafe-(inline|eval)/);
  });
});
