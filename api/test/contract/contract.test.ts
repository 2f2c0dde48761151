import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type Account,
  type Address,
  type AddressOrder,
  type AnsweredQuestion,
  type AppointmentRequestAnswer,
  type AppointmentRequestOrder,
  type Article,
  type Assignment,
  type AssignmentOrder,
  type AuditAnswer,
  type Availability,
  type BannerSlide,
  type BookedVendor,
  type Booking,
  type BookingMade,
  type BookingOrder,
  type BookingsAnswer,
  type CallName,
  type Campaign,
  type CampaignDetails,
  type CampaignDraft,
  type CancelOrder,
  type CaseAccepted,
  type CaseDocument,
  type CaseOrder,
  type CasesAnswer,
  type Category,
  type Client,
  type ClientBookingOrder,
  type ClientDetails,
  type ClientErrorReport,
  type ClientInvitation,
  type ClientLinkOrder,
  type ClientOrder,
  type ClientReviewOrder,
  type ClientsAnswer,
  type CodeSent,
  type ComplaintDetails,
  type ComplaintMade,
  type ComplaintOrder,
  type ComplaintRecipient,
  type ComplaintSupport,
  type ComplaintsAnswer,
  type ContactReveal,
  type Credential,
  type CredentialDecision,
  type CredentialOrder,
  type Credits,
  type DatedHearing,
  type DayExceptionOrder,
  type DecisionAnswer,
  type DecisionOrder,
  type DeskOrder,
  type Donation,
  type DonationMade,
  type DonationOrder,
  type DraftOrder,
  type Earnings,
  type EditorialChoices,
  type Engagement,
  endpoints,
  type Faq,
  type FaqKey,
  type FaqOrder,
  type FaqSheet,
  type FavouritesAnswer,
  type FooterContent,
  type FooterOrder,
  type GeoPlace,
  type GeoState,
  type GeoStateDetails,
  type GovOffice,
  type GovOfficeDetails,
  type GradeOrder,
  type HandedFile,
  type HealthReport,
  type Hearing,
  type HearingOrder,
  type Hold,
  type HoldOrder,
  type InterestAnswer,
  type InterestOrder,
  type Invoice,
  type JobsAnswer,
  type LegalCase,
  type LegalCaseDetails,
  type LegalDocument,
  type LessonPackage,
  type LetterKey,
  type LocationsOrder,
  type LoginOrder,
  type Manuscript,
  type ManuscriptOrder,
  type ManuscriptsAnswer,
  type ManuscriptText,
  type MostViewedVendor,
  type MoveOrder,
  type NearestPlace,
  type Notification,
  type NotificationsAnswer,
  type OfficeComplaintsAnswer,
  type Onboarding,
  type OnboardingDraft,
  type OpeningTimes,
  type OpenQuestion,
  type OpenQuestionsAnswer,
  type OwnCampaign,
  type OwnCampaignDetails,
  type OwnClientLink,
  type OwnComplaint,
  type OwnReview,
  type OwnReviewsAnswer,
  type PackageChange,
  type PackageOrder,
  type PackagePurchase,
  type PaidPlace,
  type PaidPlaceOrder,
  type PaidPlaceText,
  type PartReleases,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyOrder,
  type PasskeyRequest,
  type PasswordChanged,
  type Payment,
  type Payout,
  type Performance,
  type PersonalExport,
  type PinPlace,
  type PortfolioWork,
  type Post,
  type PracticeBooking,
  type PracticeBookingsAnswer,
  type PracticeCalendar,
  type PracticeClientLinks,
  type PracticeException,
  type PracticePolicy,
  type PracticeProfile,
  type PracticeProfileOrder,
  type PracticeSearchAnswer,
  type PracticeSettings,
  type PracticeStats,
  type Preview,
  type Problem,
  type ProfessionalRegistrationAnswer,
  type ProfessionalRegistrationOrder,
  type Promotion,
  type PublicationOrder,
  type PublicDesk,
  type PublicStats,
  type QuestionAnswer,
  type QuestionOrder,
  type QueueAnswer,
  type QueueCase,
  type QueueSummary,
  type Reasoned,
  type ReferenceItem,
  type RegistrationAnswer,
  type ReleaseMove,
  type ReleasesAnswer,
  type ReviewOrder,
  type ReviewsAnswer,
  type RollBackOrder,
  type SearchAnswer,
  type SearchWordOrder,
  type SearchWordsAnswer,
  type Service,
  type ServiceOrder,
  type SignedIn,
  type SignInOption,
  type SiteContent,
  type SiteOrder,
  type SiteSettings,
  type SlidesSheet,
  type SlotsAnswer,
  type StepOrder,
  type Story,
  type StoryDetails,
  type SubmissionOrder,
  type SubscriptionAnswer,
  type SubscriptionOrder,
  type SubscriptionStanding,
  type SuggestAnswer,
  type TakeBackOrder,
  type TeacherDescription,
  type TeacherDetail,
  type TeacherRegistration,
  type Thread,
  type ThreadMessage,
  type ThreadMessages,
  type Ticket,
  type TicketAnswer,
  type TicketMessage,
  type TicketOrder,
  type TicketThread,
  type Told,
  type UserRecord,
  type UserSession,
  type UserType,
  type Vendor,
  type VendorDetails,
  type VendorsAnswer,
  type Verification,
  type VerificationAnswer,
  type VerificationDecision,
  type VerificationsAnswer,
  type VisitTicket,
  type VisitTicketOrder,
  type WaitlistEntry,
  type WaitlistOrder,
  type WorkOrder,
} from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import * as accounts from '../../src/core/wire/accounts';
import * as assignments from '../../src/core/wire/assignments';
import * as booking from '../../src/core/wire/booking';
import * as cases from '../../src/core/wire/cases';
import * as clientLinks from '../../src/core/wire/client-links';
import * as clients from '../../src/core/wire/clients';
import * as community from '../../src/core/wire/community';
import * as complaints from '../../src/core/wire/complaints';
import * as content from '../../src/core/wire/content';
import * as desk from '../../src/core/wire/desk';
import * as earnings from '../../src/core/wire/earnings';
import * as editorial from '../../src/core/wire/editorial';
import * as files from '../../src/core/wire/files';
import * as forms from '../../src/core/wire/forms';
import * as funding from '../../src/core/wire/funding';
import * as health from '../../src/core/wire/health';
import * as jobs from '../../src/core/wire/jobs';
import * as mine from '../../src/core/wire/mine';
import * as money from '../../src/core/wire/money';
import * as notifications from '../../src/core/wire/notifications';
import * as onboarding from '../../src/core/wire/onboarding';
import * as operator from '../../src/core/wire/operator';
import * as ownReviews from '../../src/core/wire/own-reviews';
import * as passkeys from '../../src/core/wire/passkeys';
import * as practice from '../../src/core/wire/practice';
import * as practiceSettings from '../../src/core/wire/practice-settings';
import * as profile from '../../src/core/wire/profile';
import * as wire from '../../src/core/wire/schemas';
import * as search from '../../src/core/wire/search';
import * as support from '../../src/core/wire/support';
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
import { jobsExample } from './jobs-examples';
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

/** `true` when two types take exactly the same values; the compiler refuses this file otherwise. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const same = <A, B>(proof: Same<A, B>): void => void proof;

same<z.infer<typeof wire.category>, Category>(true);
same<z.infer<typeof wire.userType>, UserType>(true);
same<z.infer<typeof wire.vendor>, Vendor>(true);
same<z.infer<typeof profile.vendorDetails>, VendorDetails>(true);
same<z.infer<typeof profile.reviewsAnswer>, ReviewsAnswer>(true);
same<z.infer<typeof profile.slotsAnswer>, SlotsAnswer>(true);
same<z.infer<typeof profile.govOffice>, GovOffice>(true);
same<z.infer<typeof profile.govOfficeDetails>, GovOfficeDetails>(true);
same<z.infer<typeof complaints.complaintsAnswer>, ComplaintsAnswer>(true);
same<z.infer<typeof complaints.complaintOrder>, ComplaintOrder>(true);
same<z.infer<typeof complaints.complaintMade>, ComplaintMade>(true);
same<z.infer<typeof complaints.complaintRecipient>, ComplaintRecipient>(true);
same<z.infer<typeof complaints.complaintDetails>, ComplaintDetails>(true);
same<z.infer<typeof complaints.ownComplaint>, OwnComplaint>(true);
same<z.infer<typeof complaints.complaintSupport>, ComplaintSupport>(true);
same<z.infer<typeof complaints.officeComplaintsAnswer>, OfficeComplaintsAnswer>(true);
same<z.infer<typeof profile.contactReveal>, ContactReveal>(true);
same<z.infer<typeof wire.vendorsAnswer>, VendorsAnswer>(true);
same<z.infer<typeof search.searchAnswer>, SearchAnswer>(true);
same<z.infer<typeof search.suggestAnswer>, SuggestAnswer>(true);
same<z.infer<typeof jobs.jobsAnswer>, JobsAnswer>(true);
same<z.infer<typeof search.searchWordsAnswer>, SearchWordsAnswer>(true);
same<z.infer<typeof search.searchWordOrder>, SearchWordOrder>(true);
same<z.infer<typeof wire.siteContent>, SiteContent>(true);
same<z.infer<typeof wire.footerContent>, FooterContent>(true);
same<z.infer<typeof wire.geoPlace>, GeoPlace>(true);
same<z.infer<typeof wire.nearestPlace>, NearestPlace>(true);
same<z.infer<typeof wire.clientErrorReport>, ClientErrorReport>(true);
same<z.infer<typeof wire.problem>, Problem>(true);
same<z.infer<typeof health.healthReport>, HealthReport>(true);
same<z.infer<typeof health.visitTicketOrder>, VisitTicketOrder>(true);
same<z.infer<typeof health.visitTicket>, VisitTicket>(true);
same<z.infer<typeof health.releasesAnswer>, ReleasesAnswer>(true);
same<z.infer<typeof health.partReleases>, PartReleases>(true);
same<z.infer<typeof health.releaseMove>, ReleaseMove>(true);
same<z.infer<typeof health.takeBackOrder>, TakeBackOrder>(true);
same<z.infer<typeof health.rollBackOrder>, RollBackOrder>(true);
same<z.infer<typeof content.bannerSlide>, BannerSlide>(true);
same<z.infer<typeof content.faq>, Faq>(true);
same<z.infer<typeof content.post>, Post>(true);
same<z.infer<typeof content.article>, Article>(true);
same<z.infer<typeof content.story>, Story>(true);
same<z.infer<typeof content.storyDetails>, StoryDetails>(true);
same<z.infer<typeof content.campaign>, Campaign>(true);
same<z.infer<typeof content.campaignDetails>, CampaignDetails>(true);
same<z.infer<typeof content.engagement>, Engagement>(true);
same<z.infer<typeof content.mostViewedVendor>, MostViewedVendor>(true);
same<z.infer<typeof content.geoState>, GeoState>(true);
same<z.infer<typeof content.geoStateDetails>, GeoStateDetails>(true);
same<z.infer<typeof content.promotion>, Promotion>(true);
same<z.infer<typeof content.answeredQuestion>, AnsweredQuestion>(true);
same<z.infer<typeof forms.ticketOrder>, TicketOrder>(true);
same<z.infer<typeof forms.ticketAnswer>, TicketAnswer>(true);
same<z.infer<typeof forms.appointmentRequestOrder>, AppointmentRequestOrder>(true);
same<z.infer<typeof forms.appointmentRequestAnswer>, AppointmentRequestAnswer>(true);
same<z.infer<typeof forms.questionOrder>, QuestionOrder>(true);
same<z.infer<typeof forms.questionAnswer>, QuestionAnswer>(true);
same<z.infer<typeof forms.subscriptionOrder>, SubscriptionOrder>(true);
same<z.infer<typeof forms.subscriptionAnswer>, SubscriptionAnswer>(true);

same<z.infer<typeof notifications.notification>, Notification>(true);
same<z.infer<typeof notifications.notificationsAnswer>, NotificationsAnswer>(true);

same<z.infer<typeof accounts.loginOrder>, LoginOrder>(true);
same<z.infer<typeof accounts.registrationAnswer>, RegistrationAnswer>(true);
same<z.infer<typeof accounts.professionalRegistrationOrder>, ProfessionalRegistrationOrder>(true);
same<z.infer<typeof accounts.professionalRegistrationAnswer>, ProfessionalRegistrationAnswer>(true);
same<z.infer<typeof accounts.accountAnswer>, Account>(true);
same<z.infer<typeof accounts.signedIn>, SignedIn>(true);
same<z.infer<typeof accounts.verificationAnswer>, VerificationAnswer>(true);
same<z.infer<typeof accounts.codeSent>, CodeSent>(true);
same<z.infer<typeof accounts.told>, Told>(true);
same<z.infer<typeof accounts.passwordChanged>, PasswordChanged>(true);
same<z.infer<typeof accounts.userRecord>, UserRecord>(true);
same<z.infer<typeof accounts.userSession>, UserSession>(true);
same<z.infer<typeof accounts.signInOption>, SignInOption>(true);
same<z.infer<typeof accounts.publicStats>, PublicStats>(true);
same<z.infer<typeof accounts.legalDocument>, LegalDocument>(true);

same<z.infer<typeof passkeys.passkey>, Passkey>(true);
same<z.infer<typeof passkeys.passkeyCreation>, PasskeyCreation>(true);
same<z.infer<typeof passkeys.passkeyRequest>, PasskeyRequest>(true);
same<z.infer<typeof passkeys.passkeyOrder>, PasskeyOrder>(true);
same<z.infer<typeof passkeys.passkeySignIn>, { credential: PasskeyAssertion }>(true);

same<z.infer<typeof mine.address>, Address>(true);
same<z.infer<typeof mine.addressOrder>, AddressOrder>(true);
same<z.infer<typeof mine.pinPlace>, PinPlace>(true);
same<z.infer<typeof mine.favouritesAnswer>, FavouritesAnswer>(true);
same<z.infer<typeof mine.thread>, Thread>(true);
same<z.infer<typeof mine.threadMessage>, ThreadMessage>(true);
same<z.infer<typeof mine.threadMessages>, ThreadMessages>(true);
same<z.infer<typeof mine.personalExport>, PersonalExport>(true);

same<z.infer<typeof booking.holdOrder>, HoldOrder>(true);
same<z.infer<typeof booking.hold>, Hold>(true);
same<z.infer<typeof booking.bookedVendor>, BookedVendor>(true);
same<z.infer<typeof booking.bookingOrder>, BookingOrder>(true);
same<z.infer<typeof booking.booking>, Booking>(true);
same<z.infer<typeof booking.bookingMade>, BookingMade>(true);
same<z.infer<typeof booking.bookingsAnswer>, BookingsAnswer>(true);
same<z.infer<typeof booking.cancelOrder>, CancelOrder>(true);
same<z.infer<typeof booking.moveOrder>, MoveOrder>(true);
same<z.infer<typeof booking.reasoned>, Reasoned>(true);
same<z.infer<typeof booking.waitlistOrder>, WaitlistOrder>(true);
same<z.infer<typeof booking.waitlistEntry>, WaitlistEntry>(true);

same<z.infer<typeof funding.donationOrder>, DonationOrder>(true);
same<z.infer<typeof funding.donation>, Donation>(true);
same<z.infer<typeof funding.donationMade>, DonationMade>(true);
same<z.infer<typeof funding.interestOrder>, InterestOrder>(true);
same<z.infer<typeof funding.interestAnswer>, InterestAnswer>(true);
same<z.infer<typeof funding.campaignDraft>, CampaignDraft>(true);
same<z.infer<typeof funding.ownCampaign>, OwnCampaign>(true);
same<z.infer<typeof funding.ownCampaignDetails>, OwnCampaignDetails>(true);

same<z.infer<typeof community.letterKey>, LetterKey>(true);
same<z.infer<typeof community.openQuestion>, OpenQuestion>(true);
same<z.infer<typeof community.openQuestionsAnswer>, OpenQuestionsAnswer>(true);
same<z.infer<typeof community.subscriptionStanding>, SubscriptionStanding>(true);

same<z.infer<typeof money.payment>, Payment>(true);
same<z.infer<typeof money.packageOrder>, PackageOrder>(true);
same<z.infer<typeof money.packagePurchase>, PackagePurchase>(true);
same<z.infer<typeof money.credits>, Credits>(true);
same<z.infer<typeof profile.lessonPackage>, LessonPackage>(true);

same<z.infer<typeof ownReviews.reviewOrder>, ReviewOrder>(true);
same<z.infer<typeof ownReviews.clientReviewOrder>, ClientReviewOrder>(true);
same<z.infer<typeof ownReviews.ownReview>, OwnReview>(true);
same<z.infer<typeof ownReviews.ownReviewsAnswer>, OwnReviewsAnswer>(true);
same<z.infer<typeof support.ticket>, Ticket>(true);
same<z.infer<typeof support.ticketMessage>, TicketMessage>(true);
same<z.infer<typeof support.ticketThread>, TicketThread>(true);

same<z.infer<typeof practice.practiceBooking>, PracticeBooking>(true);
same<z.infer<typeof practice.practiceBookingsAnswer>, PracticeBookingsAnswer>(true);
same<z.infer<typeof practice.practiceCalendar>, PracticeCalendar>(true);
same<z.infer<typeof practice.dayExceptionOrder>, DayExceptionOrder>(true);
same<z.infer<typeof practice.practiceException>, PracticeException>(true);
same<z.infer<typeof practice.clientBookingOrder>, ClientBookingOrder>(true);
same<z.infer<typeof practice.practiceStats>, PracticeStats>(true);
same<z.infer<typeof practice.performance>, Performance>(true);
same<z.infer<typeof practice.practiceSearchAnswer>, PracticeSearchAnswer>(true);

same<z.infer<typeof clients.client>, Client>(true);
same<z.infer<typeof clients.clientDetails>, ClientDetails>(true);
same<z.infer<typeof clients.clientsAnswer>, ClientsAnswer>(true);
same<z.infer<typeof clients.clientOrder>, ClientOrder>(true);
same<z.infer<typeof clientLinks.ownClientLink>, OwnClientLink>(true);
same<z.infer<typeof clientLinks.clientLinkOrder>, ClientLinkOrder>(true);
same<z.infer<typeof clientLinks.clientInvitation>, ClientInvitation>(true);
same<z.infer<typeof clientLinks.practiceClientLinks>, PracticeClientLinks>(true);
same<z.infer<typeof cases.legalCase>, LegalCase>(true);
same<z.infer<typeof cases.legalCaseDetails>, LegalCaseDetails>(true);
same<z.infer<typeof cases.casesAnswer>, CasesAnswer>(true);
same<z.infer<typeof cases.caseOrder>, CaseOrder>(true);
same<z.infer<typeof cases.hearing>, Hearing>(true);
same<z.infer<typeof cases.hearingOrder>, HearingOrder>(true);
same<z.infer<typeof cases.datedHearing>, DatedHearing>(true);
same<z.infer<typeof cases.caseDocument>, CaseDocument>(true);
same<z.infer<typeof cases.caseAccepted>, CaseAccepted>(true);
same<z.infer<typeof assignments.assignment>, Assignment>(true);
same<z.infer<typeof assignments.assignmentOrder>, AssignmentOrder>(true);
same<z.infer<typeof assignments.gradeOrder>, GradeOrder>(true);
same<z.infer<typeof assignments.submissionOrder>, SubmissionOrder>(true);
same<z.infer<typeof files.handedFile>, HandedFile>(true);

same<z.infer<typeof onboarding.onboarding>, Onboarding>(true);
same<z.infer<typeof onboarding.onboardingDraft>, OnboardingDraft>(true);
same<z.infer<typeof onboarding.draftOrder>, DraftOrder>(true);
same<z.infer<typeof onboarding.stepOrder>, StepOrder>(true);
same<z.infer<typeof onboarding.credential>, Credential>(true);
same<z.infer<typeof onboarding.teacherRegistration>, TeacherRegistration>(true);
same<z.infer<typeof onboarding.teacherDescription>, TeacherDescription>(true);
same<z.infer<typeof onboarding.openingTimes>, OpeningTimes>(true);
same<z.infer<typeof onboarding.teacherDetail>, TeacherDetail>(true);
same<z.infer<typeof onboarding.referenceItem>, ReferenceItem>(true);
same<z.infer<typeof onboarding.verificationsAnswer>, VerificationsAnswer>(true);
same<z.infer<typeof onboarding.verification>, Verification>(true);
same<z.infer<typeof onboarding.credentialOrder>, CredentialOrder>(true);
same<z.infer<typeof onboarding.credentialDecision>, CredentialDecision>(true);
same<z.infer<typeof onboarding.verificationDecision>, VerificationDecision>(true);

same<z.infer<typeof operator.queueSummary>, QueueSummary>(true);
same<z.infer<typeof operator.queueAnswer>, QueueAnswer>(true);
same<z.infer<typeof operator.queueCase>, QueueCase>(true);
same<z.infer<typeof operator.decisionOrder>, DecisionOrder>(true);
same<z.infer<typeof operator.decisionAnswer>, DecisionAnswer>(true);
same<z.infer<typeof operator.auditAnswer>, AuditAnswer>(true);

same<z.infer<typeof practiceSettings.practiceSettings>, PracticeSettings>(true);
same<z.infer<typeof practiceSettings.practiceProfile>, PracticeProfile>(true);
same<z.infer<typeof practiceSettings.practiceProfileOrder>, PracticeProfileOrder>(true);
same<z.infer<typeof practiceSettings.availability>, Availability>(true);
same<z.infer<typeof practiceSettings.availabilityOrder>, Availability>(true);
same<z.infer<typeof practiceSettings.practicePolicy>, PracticePolicy>(true);
same<z.infer<typeof practiceSettings.serviceOrder>, ServiceOrder>(true);
same<z.infer<typeof practiceSettings.packageChange>, PackageChange>(true);
same<z.infer<typeof practiceSettings.workOrder>, WorkOrder>(true);
same<z.infer<typeof profile.service>, Service>(true);
same<z.infer<typeof profile.portfolioWork>, PortfolioWork>(true);
same<z.infer<typeof earnings.earnings>, Earnings>(true);
same<z.infer<typeof earnings.invoice>, Invoice>(true);
same<z.infer<typeof earnings.payout>, Payout>(true);
same<z.infer<typeof desk.publicDesk>, PublicDesk>(true);
same<z.infer<typeof desk.deskOrder>, DeskOrder>(true);

same<z.infer<typeof editorial.manuscript>, Manuscript>(true);
same<z.infer<typeof editorial.manuscriptsAnswer>, ManuscriptsAnswer>(true);
same<z.infer<typeof editorial.manuscriptOrder>, ManuscriptOrder>(true);
same<z.infer<typeof editorial.newManuscript>, ManuscriptText>(true);
same<z.infer<typeof editorial.publicationOrder>, PublicationOrder>(true);
same<z.infer<typeof editorial.preview>, Preview>(true);
same<z.infer<typeof editorial.editorialChoices>, EditorialChoices>(true);
same<z.infer<typeof editorial.faqKeyAnswer>, FaqKey>(true);
same<z.infer<typeof editorial.faqSheet>, FaqSheet>(true);
same<z.infer<typeof editorial.faqOrder>, FaqOrder>(true);
same<z.infer<typeof editorial.slidesSheet>, SlidesSheet>(true);
same<z.infer<typeof editorial.slidesOrder>, SlidesSheet>(true);
same<z.infer<typeof editorial.siteSettings>, SiteSettings>(true);
same<z.infer<typeof editorial.siteOrder>, SiteOrder>(true);
same<z.infer<typeof editorial.footerOrder>, FooterOrder>(true);
same<z.infer<typeof editorial.locationsOrder>, LocationsOrder>(true);
same<z.infer<typeof editorial.paidPlace>, PaidPlace>(true);
same<z.infer<typeof editorial.newPaidPlace>, PaidPlaceText>(true);
same<z.infer<typeof editorial.paidPlaceOrder>, PaidPlaceOrder>(true);

const answers: Record<CallName, z.ZodType> = {
  getAllCategories: z.array(wire.category),
  getVendorsByCategory: wire.vendorsAnswer,
  getVendors: wire.vendorsAnswer,
  searchDirectory: search.searchAnswer,
  getJobs: jobs.jobsAnswer,
  retryJob: jobs.jobsAnswer,
  discardJob: jobs.jobsAnswer,
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
      (await jobsExample(running, name)) ??
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
