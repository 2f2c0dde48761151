// Made of the definitions by `node scripts/contract.mjs --keep`.

import type {
  Account,
  Address,
  Addressed,
  AddressOrder,
  AnsweredQuestion,
  AppointmentRequestAnswer,
  AppointmentRequestOrder,
  Article,
  Assignment,
  AssignmentOrder,
  AuditAnswer,
  Availability,
  BannerSlide,
  Booking,
  BookingKind,
  BookingMade,
  BookingOrder,
  BookingsAnswer,
  CalendarFeed,
  CalendarFeedOrder,
  Campaign,
  CampaignDetails,
  CampaignDraft,
  CampaignKind,
  CancelOrder,
  CaseAccepted,
  CaseDocument,
  CaseOrder,
  CasesAnswer,
  CasesQuery,
  Category,
  Client,
  ClientBookingOrder,
  ClientDetails,
  ClientErrorReport,
  ClientErrorSeen,
  ClientInvitation,
  ClientLinkOrder,
  ClientOrder,
  ClientReviewOrder,
  ClientsAnswer,
  ClientsQuery,
  CodeSent,
  ComplaintDetails,
  ComplaintMade,
  ComplaintOrder,
  ComplaintRecipient,
  ComplaintSupport,
  ComplaintsAnswer,
  ConnectedCalendar,
  ConnectedCalendarOrder,
  ConnectedCalendars,
  ContactReveal,
  Credential,
  CredentialDecision,
  CredentialOrder,
  Credits,
  DatedHearing,
  DayExceptionOrder,
  DecisionAnswer,
  DecisionOrder,
  DeletionTerms,
  DeskOrder,
  Donation,
  DonationMade,
  DonationOrder,
  DraftOrder,
  Earnings,
  EditorialChoices,
  EmailConfirmation,
  Engagement,
  ErrorTrace,
  Faq,
  FaqKey,
  FaqOrder,
  FaqSheet,
  FavouritesAnswer,
  FileLink,
  FooterContent,
  FooterOrder,
  GeoPlace,
  GeoState,
  GeoStateDetails,
  GovOffice,
  GovOfficeDetails,
  GradeOrder,
  HandedFile,
  HealthReport,
  Hearing,
  HearingOrder,
  Hold,
  HoldOrder,
  IdentityConfirmation,
  InterestAnswer,
  InterestOrder,
  Invoice,
  JobsAnswer,
  LegalCaseDetails,
  LegalDocument,
  LegalDocumentName,
  LessonPackage,
  LetterKey,
  ListingAlertAnswer,
  ListingAlertOrder,
  ListingAlertStanding,
  LocationsOrder,
  LoginOrder,
  Manuscript,
  ManuscriptOrder,
  ManuscriptsAnswer,
  ManuscriptText,
  MapAnswer,
  MostViewedVendor,
  MoveOrder,
  NearestPlace,
  NotificationsAnswer,
  OfficeAtAGlance,
  OfficeComplaint,
  OfficeComplaintsAnswer,
  OfficeMapAnswer,
  OfficeOrder,
  OfficeSheet,
  Onboarding,
  OpeningTimes,
  OpenQuestion,
  OpenQuestionsAnswer,
  OwnCampaign,
  OwnCampaignDetails,
  OwnClientLink,
  OwnComplaint,
  OwnDesk,
  OwnReview,
  OwnReviewSort,
  OwnReviewsAnswer,
  PackageChange,
  PackageOrder,
  PackagePurchase,
  PaidPlace,
  PaidPlaceOrder,
  PaidPlaceText,
  PartReleases,
  Passkey,
  PasskeyCreation,
  PasskeyCreationOrder,
  PasskeyOrder,
  PasskeyRename,
  PasskeyRequest,
  PasskeySignIn,
  PasswordChanged,
  PasswordResetOrder,
  Payment,
  Payout,
  PayoutAccountOrder,
  Payouts,
  Performance,
  PerformanceSpan,
  PersonalExport,
  PhoneChanges,
  PhoneChannels,
  PhoneCodeOrder,
  PhoneProof,
  PhoneSettings,
  PinPlace,
  PortfolioWork,
  Post,
  PracticeBooking,
  PracticeBookingsAnswer,
  PracticeBookingsQuery,
  PracticeCalendar,
  PracticeClientLinks,
  PracticeException,
  PracticePolicy,
  PracticePolicyOrder,
  PracticeProfile,
  PracticeProfileOrder,
  PracticeSearchAnswer,
  PracticeSettings,
  PracticeStats,
  Preview,
  ProfessionalRegistrationAnswer,
  ProfessionalRegistrationOrder,
  Promotion,
  PublicationOrder,
  PublicStats,
  PurchasedPackage,
  PushChanges,
  PushDeviceOrder,
  PushState,
  QuestionAnswer,
  QuestionOrder,
  QueueAnswer,
  QueueCase,
  QueueName,
  QueueState,
  QueueSummary,
  Reasoned,
  ReferenceItem,
  ReferenceList,
  RegistrationAnswer,
  RegistrationOrder,
  ReleaseMove,
  ReleasesAnswer,
  ReviewOrder,
  ReviewSort,
  ReviewsAnswer,
  Revised,
  RollBackOrder,
  SamplePractice,
  SearchAnswer,
  SearchExplanation,
  SearchWordOrder,
  SearchWordsAnswer,
  Service,
  ServiceOrder,
  SignedIn,
  SignInOption,
  SignInProvider,
  SiteContent,
  SiteOrder,
  SiteSettings,
  SlidesSheet,
  SlideText,
  SlotsAnswer,
  SortName,
  Statement,
  StepOrder,
  Story,
  StoryDetails,
  SubmissionOrder,
  SubscriptionAnswer,
  SubscriptionOrder,
  SubscriptionStanding,
  SuggestAnswer,
  TakeBackOrder,
  TaxProfile,
  TaxProfileOrder,
  TeacherDescription,
  TeacherDetail,
  TeacherRegistration,
  TestOutcome,
  Thread,
  ThreadMessage,
  ThreadMessages,
  Ticket,
  TicketAnswer,
  TicketMessage,
  TicketOrder,
  TicketThread,
  Told,
  TopicOrder,
  TopicRemoval,
  TransferOrder,
  TranslatedKind,
  Translation,
  TranslationEntry,
  TranslationLanguage,
  TranslationOrder,
  UserChanges,
  UserRecord,
  UserSession,
  UserType,
  VendorDetails,
  VendorsAnswer,
  Verification,
  VerificationAnswer,
  VerificationDecision,
  VerificationOrder,
  VerificationsAnswer,
  VisitTicket,
  VisitTicketOrder,
  WaitlistEntry,
  WaitlistOrder,
  WeekdayHours,
  WorkOrder,
} from './wire.generated';

/**
 * What each call sends and gets. `params` fill the `:names` of the path, `query` goes into the
 * address, `body` is sent as JSON.
 */
export interface Calls {
  /** Say yes to a request */
  acceptBooking: {
    params: { bookingId: string };
    answer: Booking;
  };
  /** Say yes to a request, and begin its case */
  acceptCaseRequest: {
    params: { bookingId: string };
    answer: CaseAccepted;
  };
  /** Link the account that asked to one of the professional’s records */
  acceptClientLink: {
    params: { linkId: string };
    body: { clientId: string };
    answer: undefined;
  };
  /** One more place; the first is the default */
  addAddress: {
    body: AddressOrder;
    answer: Address;
  };
  /** Tell on a campaign’s page how it goes on */
  addCampaignUpdate: {
    params: { campaignId: string };
    body: { text: string };
    answer: OwnCampaignDetails;
  };
  /** One more case, of somebody in the records */
  addCase: {
    body: CaseOrder;
    answer: LegalCaseDetails;
  };
  /** File with a case what was sent with `uploadFile` */
  addCaseDocument: {
    params: { caseId: string };
    body: { fileId: string };
    answer: CaseDocument;
  };
  /** A record of somebody new */
  addClient: {
    body: ClientOrder;
    answer: Client;
  };
  /**
   * Hand in a document, whose file was sent before; also after listing. It waits for an operator.
   * The same id again replaces what waits.
   */
  addCredential: {
    body: CredentialOrder;
    answer: Credential;
  };
  /** Close or open a day that is usually not; nobody’s booking is cancelled */
  addException: {
    body: DayExceptionOrder;
    answer: PracticeException;
  };
  /** When a case is heard */
  addHearing: {
    params: { caseId: string };
    body: HearingOrder;
    answer: Hearing;
  };
  /** Begin an article; nobody else sees it yet */
  addManuscript: {
    body: ManuscriptText;
    answer: Manuscript;
  };
  /** Step 5 of a teacher: their days, and beside each its times */
  addOpeningClosingTimes: {
    params: { vendorId: string };
    body: OpeningTimes;
    answer: { status: 'OK' };
  };
  /** Give somebody a paid place in the listing of their profession */
  addPaidPlace: {
    body: PaidPlaceText;
    answer: PaidPlace;
  };
  /** Keep the passkey that the browser made */
  addPasskey: {
    body: PasskeyOrder;
    answer: Passkey;
  };
  /**
   * Push notifications to this browser. A browser that another account had is this one’s from then
   * on. Fails with `unavailable` where push is not set up, `validation` for an address of no push
   * service. With `replaces`, which needs no person, nothing new is allowed: `not-found` where
   * that device has ended, or the address is another account’s.
   */
  addPushDevice: {
    body: PushDeviceOrder;
    answer: PushState;
  };
  /**
   * Say which topic a word means. Fails with `validation` where the words mean something already.
   */
  addSearchWord: {
    body: SearchWordOrder;
    answer: SearchWordsAnswer;
  };
  /** Step 2 of a teacher: their description */
  addTeacherDesc: {
    body: TeacherDescription;
    answer: { status: 'OK' };
  };
  /**
   * Add a topic to a profession. Searches, listings and the choice of professionals have it within
   * a minute. Fails with `validation` where its name means something already.
   */
  addTopic: {
    body: TopicOrder;
    answer: SearchWordsAnswer;
  };
  /** Show one more work, with a picture that was sent before */
  addWork: {
    body: WorkOrder;
    answer: PortfolioWork;
  };
  /** Answer for the office, for everybody to read */
  answerComplaint: {
    params: { number: string };
    body: { text: string };
    answer: OfficeComplaint;
  };
  /**
   * Answer a question in public, or say the answer differently for a day. Says it, or says it
   * differently for a day.
   */
  answerQuestion: {
    params: { questionId: string };
    body: { text: string };
    answer: OpenQuestion;
  };
  /** Put a record away; nothing of it is lost */
  archiveClient: {
    params: { clientId: string };
    answer: Client;
  };
  /** Ask a free question; it is read before it is published */
  askQuestion: {
    body: QuestionOrder;
    answer: QuestionAnswer;
  };
  /** What the browser makes a passkey with; good once, in this session */
  beginPasskeyCreation: {
    body: PasskeyCreationOrder;
    answer: PasskeyCreation;
  };
  /** A challenge for any passkey of this site; good once, in this browser */
  beginPasskeySignIn: {
    answer: PasskeyRequest;
  };
  /** Book a client of one’s own, confirmed at once and paid at the visit */
  bookClient: {
    body: ClientBookingOrder;
    answer: PracticeBooking;
  };
  /** Cancel a booking; a professional says why */
  cancelBooking: {
    params: { bookingId: string };
    body: CancelOrder;
    answer: Booking;
  };
  /** The place as it is now; a new default takes the old one’s place */
  changeAddress: {
    params: { addressId: string };
    body: AddressOrder;
    answer: Address;
  };
  /** When people can be booked; bookings that are made stay */
  changeAvailability: {
    body: {
      timeZone: string;
      hours: WeekdayHours[];
      lunch: { from: string; to: string } | null;
      slotMinutes: number;
      bufferBefore: number;
      bufferAfter: number;
      noticeMinutes: number;
      horizonDays: number;
    };
    answer: Availability;
  };
  /** Where a case stands; what is left out stays */
  changeCase: {
    params: { caseId: string };
    body: CaseOrder;
    answer: LegalCaseDetails;
  };
  /** What is known of a client; what is left out stays */
  changeClient: {
    params: { clientId: string };
    body: ClientOrder;
    answer: Client;
  };
  /** What the office’s page says of the department */
  changeDesk: {
    query?: {
      /** Which of several departments; unset for the first */
      department?: string;
    };
    body: DeskOrder;
    answer: OwnDesk;
  };
  /** Replace the questions of one key */
  changeFaqSheet: {
    query: {
      /**
       * `home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which has its
       * profession's where it has none of its own
       */
      key: string;
    };
    body: FaqOrder;
    answer: FaqSheet;
  };
  /** Change the link lists of the footer */
  changeFooter: {
    body: FooterOrder;
    answer: SiteSettings;
  };
  /** A hearing at another time, or what came of it; what is left out stays */
  changeHearing: {
    params: { hearingId: string };
    body: HearingOrder;
    answer: Hearing;
  };
  /** Say which states are shown first */
  changeLocations: {
    body: LocationsOrder;
    answer: SiteSettings;
  };
  /** Keep what was written; what is out is read so from then on */
  changeManuscript: {
    params: { postId: string };
    body: ManuscriptOrder;
    answer: Manuscript;
  };
  /**
   * Set up a government office with its departments. A department that officers keep, or that
   * complaints are about, stays.
   */
  changeOfficeSheet: {
    params: { slug: string };
    body: OfficeOrder;
    answer: OfficeSheet;
  };
  /** All lesson packages in their order; what was bought stays bought */
  changePackages: {
    body: PackageChange[];
    answer: LessonPackage[];
  };
  /** Change a paid place */
  changePaidPlace: {
    params: { promotionId: string };
    body: PaidPlaceOrder;
    answer: PaidPlace;
  };
  /**
   * Change what is sent to the caller’s number. Fails with `not-found` without a proved number.
   */
  changePhoneSettings: {
    body: PhoneChanges;
    answer: PhoneSettings;
  };
  /** A picture that was sent before becomes the photograph everybody sees */
  changePhoto: {
    body: { fileId: string };
    answer: PracticeProfile;
  };
  /** Who confirms, until when clients may cancel and move, and where they are met by video */
  changePolicy: {
    body: PracticePolicyOrder;
    answer: PracticePolicy;
  };
  /** What the public page says; what is left out stays */
  changePracticeProfile: {
    body: PracticeProfileOrder;
    answer: PracticeProfile;
  };
  /** What is pushed, and in which hours not */
  changePush: {
    body: PushChanges;
    answer: PushState;
  };
  /** Say it differently, for some weeks; what was said before is kept */
  changeReview: {
    params: { reviewId: string };
    body: ReviewOrder;
    answer: OwnReview;
  };
  /** All services in their order; those with an id stay the same service */
  changeServices: {
    body: ServiceOrder[];
    answer: Service[];
  };
  /** Change name and contact data of this installation */
  changeSite: {
    body: SiteOrder;
    answer: SiteSettings;
  };
  /** Replace the slides of the banner */
  changeSlides: {
    body: {
      /** The one that was read: a later one is refused with `draft-changed` */
      revision: number;
      slides: SlideText[];
    };
    answer: SlidesSheet;
  };
  /** Store a translation */
  changeTranslation: {
    params: { language: TranslationLanguage };
    query: { kind: TranslatedKind; itemId: string };
    body: TranslationOrder;
    answer: Translation;
  };
  /** Forget them all */
  clearRecentSearches: {
    answer: undefined;
  };
  /** Its complainant wants nothing more. Its complainant wants nothing more. */
  closeComplaint: {
    params: { number: string };
    answer: ComplaintDetails;
  };
  /** Nothing more is to be said */
  closeTicket: {
    params: { ticketId: string };
    answer: TicketThread;
  };
  /** Say that it is done */
  completeBooking: {
    params: { bookingId: string };
    answer: Booking;
  };
  /**
   * Accept an invitation, or prove a record’s address, by the link that was sent. `token`: from
   * the link that was sent to the record's address.
   */
  confirmClientLink: {
    body: { token: string };
    answer: OwnClientLink;
  };
  /** Move to the new e-mail with the code sent to it */
  confirmEmail: {
    params: { userId: string };
    body: EmailConfirmation;
    answer: UserRecord;
  };
  /** Prove with the password who is logged in, for what endangers the account */
  confirmIdentity: {
    body: IdentityConfirmation;
    answer: Told;
  };
  /** Say that the address of an alert is one’s own */
  confirmListingAlert: {
    params: { alertId: string };
    body: LetterKey;
    answer: ListingAlertStanding;
  };
  /** Say that the address is one’s own; letters come from then on */
  confirmSubscription: {
    params: { subscriptionId: string };
    body: LetterKey;
    answer: SubscriptionStanding;
  };
  /**
   * Connect a calendar that is kept elsewhere. It is read at once: one that cannot be read is
   * refused.
   */
  connectCalendar: {
    body: ConnectedCalendarOrder;
    answer: ConnectedCalendar;
  };
  /**
   * Its complainant says that the answer does not settle it. It goes to operators, who alone read
   * the words.
   */
  contestComplaint: {
    params: { number: string };
    body: {
      /** Why the answer does not settle it. */
      text: string;
    };
    answer: ComplaintDetails;
  };
  /** Ask the professionals who match best for an appointment */
  createAppointmentRequest: {
    body: AppointmentRequestOrder;
    answer: AppointmentRequestAnswer;
  };
  /** Book what is held */
  createBooking: {
    body: BookingOrder;
    answer: BookingMade;
  };
  /**
   * Make a calendar to subscribe to. One of each scope: another one takes its place, and the old
   * address ends.
   */
  createCalendarFeed: {
    body: CalendarFeedOrder;
    answer: CalendarFeed;
  };
  /** Begin to write a campaign */
  createCampaign: {
    body: { kind: CampaignKind };
    answer: OwnCampaignDetails;
  };
  /** Raise a complaint about an officer or a department */
  createComplaint: {
    body: ComplaintOrder;
    answer: ComplaintMade;
  };
  /**
 * Step 4 of a teacher: what they studied, with its file or the id of one sent before. Parts:
 * vendorId, institution, qualification, specializationId once for each,
fromDate, toDate and
 * educationImage; credentialId to replace what was stored before. A
specializationId is the id
 * of an item of the list of specializations, or, for what is not in it,
its name as typed.
 */
  createEducation: {
    body: FormData;
    answer: Credential;
  };
  /** Keep a time for 10 minutes */
  createHold: {
    body: HoldOrder;
    answer: Hold;
  };
  /**
   * Ask to be told when the first of a topic is listed in a city. One email, once; the alert ends
   * with it or after a year. Fails with `conflict` where somebody is listed already.
   */
  createListingAlert: {
    body: ListingAlertOrder;
    answer: ListingAlertAnswer;
  };
  /** Ask the house for help */
  createTicket: {
    body: TicketOrder;
    answer: TicketAnswer;
  };
  /**
   * Decide one case or several. Each by itself: what fails is named, the others are decided.
   */
  decideCases: {
    params: { queue: QueueName };
    body: DecisionOrder;
    answer: DecisionAnswer;
  };
  /** Approve a document, or reject it with a reason */
  decideCredential: {
    params: { credentialId: string };
    body: CredentialDecision;
    answer: Credential;
  };
  /** List a practice, or send it back */
  decideVerification: {
    params: { vendorId: string };
    body: VerificationDecision;
    answer: Verification;
  };
  /** Take back what was said */
  deleteReview: {
    params: { reviewId: string };
    answer: undefined;
  };
  /** Delete the account and end its sessions */
  deleteUser: {
    params: { id: string };
    answer: Told;
  };
  /** Remove a failed job, whose work is then never done. Fails as `retryJob`. */
  discardJob: {
    params: { jobId: string };
    answer: JobsAnswer;
  };
  /** Disconnect a calendar; its busy times can be booked again */
  disconnectCalendar: {
    params: { calendarId: string };
    answer: undefined;
  };
  /** Give to a campaign; it is given when the payment is paid */
  donate: {
    params: { campaignId: string };
    body: DonationOrder;
    answer: DonationMade;
  };
  /** Like somebody no longer */
  dropFavourite: {
    params: { vendorId: string };
    answer: undefined;
  };
  /** Take "me too" back */
  dropSupport: {
    params: { number: string };
    answer: ComplaintSupport;
  };
  /** End an address at which a calendar is read */
  endCalendarFeed: {
    params: { feedId: string };
    answer: undefined;
  };
  /** End a campaign before its last day */
  endCampaign: {
    params: { campaignId: string };
    answer: OwnCampaignDetails;
  };
  /**
   * End what a record is linked to, or take its invitation back. Ends what a record is linked to,
   * or takes its invitation back.
   */
  endClientLink: {
    params: { clientId: string };
    answer: undefined;
  };
  /** Remove an alert */
  endListingAlert: {
    params: { alertId: string };
    body: LetterKey;
    answer: ListingAlertStanding;
  };
  /** End a link, or take a request back. Ends a link, or takes a request back. */
  endMyClientLink: {
    params: { linkId: string };
    answer: undefined;
  };
  /** Sign out everywhere else; no body is needed */
  endOtherSessions: {
    answer: undefined;
  };
  /** Sign out one of one’s own sessions */
  endSession: {
    params: { sessionId: string };
    answer: undefined;
  };
  /** End the letters on a topic */
  endSubscription: {
    params: { subscriptionId: string };
    body: LetterKey;
    answer: SubscriptionStanding;
  };
  /**
   * Why the first of a search stand where they do. Apart from the search itself, whose answers are
   * public and may be cached. Paid places are in neither.
   */
  explainSearch: {
    query: {
      q: string;
      /** Slug of the locality or city to look around */
      loc?: string;
    };
    answer: SearchExplanation;
  };
  /** Everything that is kept about whoever asks */
  exportMyData: {
    answer: PersonalExport;
  };
  /**
   * Officers and departments that take complaints. Whom one can complain about: by words of a
   * name, or the one an address names.
   */
  findRecipients: {
    query?: { q?: string; officerId?: string; office?: string; department?: string };
    answer: ComplaintRecipient[];
  };
  /** The session of whom a provider sent back; once, within a minute */
  finishSignIn: {
    params: { provider: SignInProvider };
    answer: SignedIn;
  };
  /** A link to choose a new password; the answer is the same for every address */
  forgotPassword: {
    body: Addressed;
    answer: CodeSent;
  };
  /** Somebody’s places, the default first */
  getAddresses: {
    answer: Address[];
  };
  /** The category tree, or one level of it */
  getAllCategories: {
    query?: {
      /** `null`: top-level categories; an id: that category's own */
      parent?: 'null' | string;
    };
    answer: Category[];
  };
  /** What a professional can sign up as */
  getAllUserType: {
    answer: UserType[];
  };
  /** Published questions with their answers; those that wait for one stand last */
  getAnsweredQuestions: {
    query: {
      /** Slug of the profession */
      cat: string;
      /** Slug of a speciality: its own come first */
      spec?: string;
    };
    answer: AnsweredQuestion[];
  };
  /** What a teacher has set, due latest first */
  getAssignments: {
    query?: { clientId?: string };
    answer: Assignment[];
  };
  /** What operators did, the newest first */
  getAudit: {
    query?: {
      q?: string;
      /** Counts from 1 */
      page?: number;
    };
    answer: AuditAnswer;
  };
  /** Slides of the home page in their order */
  getBanner: {
    answer: BannerSlide[];
  };
  /** A booking, for its two sides */
  getBooking: {
    params: { bookingId: string };
    answer: Booking;
  };
  /** Secret addresses at which the caller’s calendars are read */
  getCalendarFeeds: {
    answer: CalendarFeed[];
  };
  /** One campaign with its story and news */
  getCampaign: {
    params: { slug: string };
    answer: CampaignDetails;
  };
  /** Where the donations of a campaign of one’s own go, and what became of them */
  getCampaignPayouts: {
    params: { campaignId: string };
    answer: Payouts;
  };
  /** Campaigns that still run, those that end soonest first */
  getCampaigns: {
    query?: {
      /** Without: both */
      kind?: 'cause' | 'startup';
    };
    answer: Campaign[];
  };
  /** A case with its hearings and documents */
  getCase: {
    params: { caseId: string };
    answer: LegalCaseDetails;
  };
  /** An advocate’s cases, page by page */
  getCases: {
    query?: CasesQuery;
    answer: CasesAnswer;
  };
  /** A client with the latest bookings */
  getClient: {
    params: { clientId: string };
    answer: ClientDetails;
  };
  /** The stack of a client error by part, file, line and team */
  getClientErrorTrace: {
    params: { error: string };
    answer: ErrorTrace;
  };
  /**
   * What browsers reported, the newest first. The newest first, at most
   * `limits.clientErrorsShown`.
   */
  getClientErrors: {
    answer: ClientErrorSeen[];
  };
  /** Who asks for a link to a record, and who was invited */
  getClientLinks: {
    answer: PracticeClientLinks;
  };
  /** A professional’s records of clients, page by page */
  getClients: {
    query?: ClientsQuery;
    answer: ClientsAnswer;
  };
  /** A complaint and what became of it; what is not published only for its complainant */
  getComplaint: {
    params: { number: string };
    answer: ComplaintDetails;
  };
  /** Complaints as everybody may read them, newest first */
  getComplaints: {
    query?: {
      /** Only those an officer follows up */
      officerId?: string;
      /** Slug of a sub-category of officers */
      kind?: string;
      /** Counts from 1 */
      page?: number;
    };
    answer: ComplaintsAnswer;
  };
  /** Calendars elsewhere whose busy times cannot be booked */
  getConnectedCalendars: {
    answer: ConnectedCalendars;
  };
  /** What deleting the account would cancel, give back and keep */
  getDeletionTerms: {
    answer: DeletionTerms;
  };
  /** The desk of an officer’s department as everybody sees it, and its complaints */
  getDesk: {
    query?: {
      /** Which of several departments; unset for the first */
      department?: string;
    };
    answer: OwnDesk;
  };
  /** A donation of one’s own: its receipt */
  getDonation: {
    params: { donationId: string };
    answer: Donation;
  };
  /** What a professional is owed, and every movement of it, the latest first */
  getEarnings: {
    query?: { cursor?: string };
    answer: Earnings;
  };
  /** Drawings, topics and professions to choose from while writing */
  getEditorialChoices: {
    answer: EditorialChoices;
  };
  /** What was done last by people of one profession */
  getEngagements: {
    query: {
      /** Slug of the profession */
      type: string;
    };
    answer: Engagement[];
  };
  /** Frequent questions and their answers */
  getFaq: {
    query: {
      /**
       * `home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which has its
       * profession's where it has none of its own
       */
      key: string;
    };
    answer: Faq[];
  };
  /** Where frequent questions stand, and how many */
  getFaqKeys: {
    answer: FaqKey[];
  };
  /** The questions of one key, to be changed */
  getFaqSheet: {
    query: {
      /**
       * `home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which has its
       * profession's where it has none of its own
       */
      key: string;
    };
    answer: FaqSheet;
  };
  /** The professionals somebody likes, those liked last first */
  getFavourites: {
    answer: FavouritesAnswer;
  };
  /** Link lists of the footer */
  getFooterContent: {
    answer: FooterContent;
  };
  /** One government office with everything about its departments */
  getGovOffice: {
    params: { slug: string };
    answer: GovOfficeDetails;
  };
  /** Government offices, each with the names of its departments */
  getGovOffices: {
    answer: GovOffice[];
  };
  /** Hearings of all cases on some days, in order. `from` and `to` are days, both counted. */
  getHearings: {
    query: {
      /** First day, in the professional’s zone */
      from: string;
      /** Last day, at most 42 days altogether */
      to: string;
    };
    answer: DatedHearing[];
  };
  /**
   * What somebody was charged, to be printed. Fails with `conflict` until the professional has
   * said whether GST is charged.
   */
  getInvoice: {
    params: { entryId: string };
    answer: Invoice;
  };
  /** Jobs by kind, those that failed, and periodic tasks */
  getJobs: {
    answer: JobsAnswer;
  };
  /** What people agree to, in the wording in force */
  getLegalDocument: {
    params: { name: LegalDocumentName };
    answer: LegalDocument;
  };
  /** An article as it is written */
  getManuscript: {
    params: { postId: string };
    answer: Manuscript;
  };
  /** Articles with their drafts, the last changed first. The last changed first. */
  getManuscripts: {
    query?: {
      state?: 'draft' | 'scheduled' | 'published';
      /** Words of a title or topic */
      q?: string;
      /** Counts from 1 */
      page?: number;
    };
    answer: ManuscriptsAnswer;
  };
  /** Professionals whose pages were opened most in the last month */
  getMostViewed: {
    answer: MostViewedVendor[];
  };
  /**
   * What teachers have set whoever asks, due latest first. Those of the person who is signed in,
   * as a student.
   */
  getMyAssignments: {
    answer: Assignment[];
  };
  /** Bookings of the person who is signed in */
  getMyBookings: {
    query?: {
      /** `all` leaves out only what was never more than held */
      when?: 'upcoming' | 'past' | 'cancelled' | 'all';
      cursor?: string;
      /** Bookings of people of this profession alone */
      profession?: string;
    };
    answer: BookingsAnswer;
  };
  /** A campaign of one’s own, with what was given and told */
  getMyCampaign: {
    params: { campaignId: string };
    answer: OwnCampaignDetails;
  };
  /** Campaigns of one’s own, drafts first */
  getMyCampaigns: {
    answer: OwnCampaign[];
  };
  /** Records of professionals that are linked, or were asked for, and what they share */
  getMyClientLinks: {
    answer: OwnClientLink[];
  };
  /**
   * Complaints of the person who is signed in, published or not. One's own, the newest first.
   */
  getMyComplaints: {
    answer: OwnComplaint[];
  };
  /** Lessons that are paid for and not booked yet */
  getMyCredits: {
    answer: Credits[];
  };
  /** Lesson packages that were paid for, the latest first */
  getMyPurchases: {
    answer: PurchasedPackage[];
  };
  /** What somebody has written, also what is not public yet */
  getMyReviews: {
    query?: { sort?: OwnReviewSort };
    answer: OwnReviewsAnswer;
  };
  /** What somebody has asked the house, the last one that was written to first */
  getMyTickets: {
    answer: Ticket[];
  };
  /** What the person who is signed in waits for */
  getMyWaitlist: {
    answer: WaitlistEntry[];
  };
  /** The neighbourhood closest to a point */
  getNearestPlace: {
    query: { lat: number; lng: number };
    answer: NearestPlace;
  };
  /** What somebody should know of, the newest first, page by page */
  getNotifications: {
    query?: {
      /** `next` of the answer before */
      cursor?: string;
    };
    answer: NotificationsAnswer;
  };
  /** What is published about the office of the person who is signed in */
  getOfficeComplaints: {
    query?: {
      /** Counts from 1 */
      page?: number;
    };
    answer: OfficeComplaintsAnswer;
  };
  /** Where the departments of government offices are */
  getOfficeMap: {
    answer: OfficeMapAnswer;
  };
  /** A government office and its departments, to be changed */
  getOfficeSheet: {
    params: { slug: string };
    answer: OfficeSheet;
  };
  /** Government offices that may have a page, and how many departments each has */
  getOfficeSheets: {
    answer: OfficeAtAGlance[];
  };
  /** What a professional has told and handed in, and what became of it */
  getOnboarding: {
    answer: Onboarding;
  };
  /** Published questions of one’s profession, those without one’s answer first */
  getOpenQuestions: {
    query?: { page?: number };
    answer: OpenQuestionsAnswer;
  };
  /** Lessons that a professional sells several at a time */
  getPackages: {
    params: { id: string };
    answer: LessonPackage[];
  };
  /** Paid places of listings, with those that are over. Those that run or will first. */
  getPaidPlaces: {
    answer: PaidPlace[];
  };
  /** Every version of a part: figures, messages and shared packages */
  getPartReleases: {
    params: { part: string };
    answer: PartReleases;
  };
  /** One’s own passkeys, oldest first */
  getPasskeys: {
    answer: Passkey[];
  };
  /** How a payment of one’s own stands */
  getPayment: {
    params: { paymentId: string };
    answer: Payment;
  };
  /** Where the payouts of a professional go, and what became of them */
  getPayouts: {
    answer: Payouts;
  };
  /** Hours, people and classes over time */
  getPerformance: {
    query: { span: PerformanceSpan };
    answer: Performance;
  };
  /** Channels to telephones: what is set up, what is missing, what was spent */
  getPhoneChannels: {
    answer: PhoneChannels;
  };
  /** What is sent to the caller’s mobile number */
  getPhoneSettings: {
    answer: PhoneSettings;
  };
  /** The city and neighbourhoods of a PIN code */
  getPin: {
    params: { pin: string };
    answer: PinPlace;
  };
  /** One article with its text */
  getPost: {
    params: { slug: string };
    answer: Article;
  };
  /** Articles, newest first */
  getPosts: {
    answer: Post[];
  };
  /** Bookings of a practice, page by page */
  getPracticeBookings: {
    query?: PracticeBookingsQuery;
    answer: PracticeBookingsAnswer;
  };
  /** Hours, exceptions and bookings of a practice, day by day */
  getPracticeCalendar: {
    query: {
      /** First day, in the professional’s zone */
      from: string;
      /** Last day, at most 42 days altogether */
      to: string;
    };
    answer: PracticeCalendar;
  };
  /** Everything a professional can change about their practice */
  getPracticeSettings: {
    answer: PracticeSettings;
  };
  /** Numbers of a practice, counted now */
  getPracticeStats: {
    answer: PracticeStats;
  };
  /** Paid places of a listing, to be labelled as such */
  getPromotions: {
    query: {
      slot: 'listing';
      /** Slug of the profession */
      type: string;
    };
    answer: Promotion[];
  };
  /** How many people the product serves, in round numbers */
  getPublicStats: {
    answer: PublicStats;
  };
  /** Which devices of the caller get notifications, and of what */
  getPushState: {
    answer: PushState;
  };
  /**
   * Cases of a kind: those that wait, the oldest first, or settled ones, the newest. Those that
   * wait, the oldest first; or, `settled`, the newest. `q`: words or a number.
   */
  getQueue: {
    params: { queue: QueueName };
    query?: {
      state?: QueueState;
      q?: string;
      /** Counts from 1 */
      page?: number;
    };
    answer: QueueAnswer;
  };
  /** One case with all that was said, and what can be decided */
  getQueueCase: {
    params: { queue: QueueName; caseId: string };
    answer: QueueCase;
  };
  /** What waits for operators, by kind */
  getQueues: {
    answer: QueueSummary[];
  };
  /** What somebody searched for, on whichever device, newest first */
  getRecentSearches: {
    answer: string[];
  };
  /** What people choose from when they describe themselves */
  getReference: {
    params: { list: ReferenceList };
    query?: { of?: string };
    answer: ReferenceItem[];
  };
  /**
   * The registry's log, the newest first. The newest first, at most `limits.releaseMovesShown`.
   */
  getReleaseLog: {
    answer: ReleaseMove[];
  };
  /** What pages run, how it does, and the canary */
  getReleases: {
    answer: ReleasesAnswer;
  };
  /** Reviews of one professional, page by page */
  getReviews: {
    params: { id: string };
    query?: {
      sort?: ReviewSort;
      /** `next` of the answer before */
      cursor?: string;
    };
    answer: ReviewsAnswer;
  };
  /** The invented practice that demonstrations of dashboards show */
  getSamplePractice: {
    answer: SamplePractice;
  };
  /**
   * Where the results of a search are. As `getVendorMap`, with the words read as `searchDirectory`
   * reads them.
   */
  getSearchMap: {
    query: {
      /** In any known language; misspelt words are corrected */
      q: string;
      gender?: string;
      lang?: string;
      fee?: string;
      exp?: string;
      rating?: string;
      level?: string;
      court?: string;
      avail?: string;
      city?: string;
      state?: string;
      /** Slug of the locality or city to look around */
      loc?: string;
      /** A point to look around instead, in degrees; always both. */
      lat?: number;
      lng?: number;
      /** Kilometres around the point or locality */
      r?: number;
      /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
      quick?: '1';
      /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
      ids?: string;
      /** Slug of a profession */
      type?: string;
      /** Slug of a speciality */
      spec?: string;
      /** The southern side of the part to show, in degrees; all four. */
      south?: number;
      /** The northern side of the part to show, in degrees; all four. */
      north?: number;
      /** The western side of the part to show, in degrees; all four. */
      west?: number;
      /** The eastern side of the part to show, in degrees; all four. */
      east?: number;
      /** Nothing is taken for misspelt */
      exact?: '1';
    };
    answer: MapAnswer;
  };
  /** What was searched and found nobody, and words that operators have added */
  getSearchWords: {
    answer: SearchWordsAnswer;
  };
  /** Who is logged in with this token */
  getSession: {
    answer: Account;
  };
  /** Where one’s own account is signed in */
  getSessions: {
    answer: UserSession[];
  };
  /** Which providers people can sign in with */
  getSignInOptions: {
    answer: SignInOption[];
  };
  /** Name and contact data of this installation */
  getSiteContent: {
    answer: SiteContent;
  };
  /** Contact data, footer and first locations, to be changed */
  getSiteSettings: {
    answer: SiteSettings;
  };
  /** The slides of the banner, to be changed */
  getSlides: {
    answer: SlidesSheet;
  };
  /** Times of one professional, day by day */
  getSlots: {
    params: { id: string };
    query: {
      /** First day, in India */
      from: string;
      /** Last day, at most 62 days altogether */
      to: string;
      kind?: BookingKind;
      /** Only times that are long enough for it; so are those of `kind` and `hours` */
      service?: string;
      hours?: number;
    };
    answer: SlotsAnswer;
  };
  /** One state with the cities in which somebody is listed */
  getState: {
    params: { slug: string };
    answer: GeoStateDetails;
  };
  /** What came and went in a month, and what was held before and after */
  getStatement: {
    params: { month: string };
    answer: Statement;
  };
  /** States in which somebody is listed */
  getStates: {
    answer: GeoState[];
  };
  /** What people told of professionals, newest first */
  getStories: {
    answer: Story[];
  };
  /** One story with its text */
  getStory: {
    params: { slug: string };
    answer: StoryDetails;
  };
  /**
   * Numbers of the complaints the person says "me too" to. Numbers of those the person says "me
   * too" to.
   */
  getSupported: {
    answer: string[];
  };
  /** What a professional states about GST */
  getTaxProfile: {
    answer: TaxProfile;
  };
  /** What was said, the newest last */
  getThread: {
    params: { threadId: string };
    query?: {
      /** Cursor of the page after */
      before?: string;
    };
    answer: ThreadMessages;
  };
  /** Somebody’s conversations, the latest first */
  getThreads: {
    answer: Thread[];
  };
  /** One ticket with all that was said; its answers count as seen */
  getTicket: {
    params: { ticketId: string };
    answer: TicketThread;
  };
  /** One content in English and in another language */
  getTranslation: {
    params: { language: TranslationLanguage };
    query: { kind: TranslatedKind; itemId: string };
    answer: Translation;
  };
  /** Content of one kind, and what of it is not translated */
  getTranslations: {
    params: { language: TranslationLanguage };
    query: { kind: TranslatedKind };
    answer: TranslationEntry[];
  };
  /** What many have looked for lately */
  getTrendingSearches: {
    answer: string[];
  };
  /** What a person told about themselves */
  getUserById: {
    params: { id: string };
    answer: UserRecord;
  };
  /** One professional, with everything its own page shows */
  getVendor: {
    params: { id: string };
    answer: VendorDetails;
  };
  /**
   * Where the professionals of a list are. At most 500; more are given as groups. Without a part
   * to show: the whole list.
   */
  getVendorMap: {
    query?: {
      /** A name, a speciality or a problem, in any known language */
      q?: string;
      gender?: string;
      lang?: string;
      fee?: string;
      exp?: string;
      rating?: string;
      level?: string;
      court?: string;
      avail?: string;
      city?: string;
      state?: string;
      /** Slug of the locality or city to look around */
      loc?: string;
      /** A point to look around instead, in degrees; always both. */
      lat?: number;
      lng?: number;
      /** Kilometres around the point or locality */
      r?: number;
      /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
      quick?: '1';
      /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
      ids?: string;
      /** Slug of a profession */
      type?: string;
      /** Slug of a speciality */
      spec?: string;
      /** The southern side of the part to show, in degrees; all four. */
      south?: number;
      /** The northern side of the part to show, in degrees; all four. */
      north?: number;
      /** The western side of the part to show, in degrees; all four. */
      west?: number;
      /** The eastern side of the part to show, in degrees; all four. */
      east?: number;
    };
    answer: MapAnswer;
  };
  /** Professionals, filtered and ordered */
  getVendors: {
    query?: {
      /** A name, a speciality or a problem, in any known language */
      q?: string;
      gender?: string;
      lang?: string;
      fee?: string;
      exp?: string;
      rating?: string;
      level?: string;
      court?: string;
      avail?: string;
      city?: string;
      state?: string;
      /** Slug of the locality or city to look around */
      loc?: string;
      /** A point to look around instead, in degrees; always both. */
      lat?: number;
      lng?: number;
      /** Kilometres around the point or locality */
      r?: number;
      /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
      quick?: '1';
      /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
      ids?: string;
      sort?: SortName;
      /** Counts from 1 */
      page?: number;
      limit?: number;
      /** `next` of the answer before; instead of `page`. */
      cursor?: string;
      /** Slug of a profession */
      type?: string;
      /** Slug of a speciality */
      spec?: string;
    };
    answer: VendorsAnswer;
  };
  /** Professionals of a category. Without page, limit and cursor: the first 200. */
  getVendorsByCategory: {
    query: {
      /** A name, a speciality or a problem, in any known language */
      q?: string;
      gender?: string;
      lang?: string;
      fee?: string;
      exp?: string;
      rating?: string;
      level?: string;
      court?: string;
      avail?: string;
      city?: string;
      state?: string;
      /** Slug of the locality or city to look around */
      loc?: string;
      /** A point to look around instead, in degrees; always both. */
      lat?: number;
      lng?: number;
      /** Kilometres around the point or locality */
      r?: number;
      /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
      quick?: '1';
      /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
      ids?: string;
      sort?: SortName;
      /** Counts from 1 */
      page?: number;
      limit?: number;
      /** `next` of the answer before; instead of `page`. */
      cursor?: string;
      /** A category, or a sub-category for its own vendors */
      categoryId: string;
      /** Slug of a sub-category */
      spec?: string;
    };
    answer: VendorsAnswer;
  };
  /** Everything a professional has stored and handed in */
  getVerification: {
    params: { vendorId: string };
    answer: Verification;
  };
  /** Practices that wait to be looked at, the longest first */
  getVerifications: {
    query?: {
      /** Counts from 1 */
      page?: number;
    };
    answer: VerificationsAnswer;
  };
  /** Grade what was handed in */
  gradeAssignment: {
    params: { assignmentId: string };
    body: GradeOrder;
    answer: Assignment;
  };
  /**
   * Send the record’s email address an invitation to link an account. Sends the record's e-mail
   * address a link with which its owner accepts.
   */
  inviteClient: {
    params: { clientId: string };
    answer: ClientInvitation;
  };
  /** Be told when a time of a day becomes free */
  joinWaitlist: {
    body: WaitlistOrder;
    answer: WaitlistEntry;
  };
  /**
   * Keep what is written of a campaign so far. Fails with `draft-changed` where `revision` is not
   * the newest.
   */
  keepCampaign: {
    params: { campaignId: string };
    body: { draft: CampaignDraft; revision: number };
    answer: OwnCampaignDetails;
  };
  /** Like somebody, or move them to another list */
  keepFavourite: {
    params: { vendorId: string };
    body: { list?: string | null };
    answer: undefined;
  };
  /**
   * Keep what is typed, complete or not. Of two devices that began from the same revision, the
   * second is refused.
   */
  keepOnboardingDraft: {
    body: DraftOrder;
    answer: { revision: number };
  };
  /** Keep these instead, newest first */
  keepRecentSearches: {
    body: { terms: string[] };
    answer: string[];
  };
  /** Wait no longer */
  leaveWaitlist: {
    params: { entryId: string };
    answer: undefined;
  };
  /** A link that opens a private file for some minutes */
  linkFile: {
    params: { fileId: string };
    answer: FileLink;
  };
  /** Begin a session */
  loginUser: {
    body: LoginOrder;
    answer: SignedIn;
  };
  /** End this session; no body is needed */
  logout: {
    answer: undefined;
  };
  /** Mark those named as read, or all. Those named, or all. */
  markNotificationsRead: {
    body: { ids?: string[] };
    answer: undefined;
  };
  /** All there is now has been read; no body is needed */
  markThreadRead: {
    params: { threadId: string };
    answer: undefined;
  };
  /**
   * Add what a device knows; whoever is not listed is left out. Adds to what is there: hearts of a
   * device meet those of the account. Answers all ids.
   */
  mergeFavourites: {
    body: { ids: string[] };
    answer: string[];
  };
  /** Say that the client did not come */
  missBooking: {
    params: { bookingId: string };
    answer: Booking;
  };
  /** Move a booking to another time */
  moveBooking: {
    params: { bookingId: string };
    body: MoveOrder;
    answer: Booking;
  };
  /**
   * The conversation with a client who has an account. The conversation with a client who has an
   * account, begun where there is none.
   */
  openClientThread: {
    params: { clientId: string };
    answer: Thread;
  };
  /** The conversation with a professional, begun where there is none */
  openThread: {
    body: { vendorId: string };
    answer: Thread;
  };
  /**
   * Test payment: no money moves. A payment that failed is tried again as a new one: go on with
   * its id.
   */
  payAsTest: {
    params: { paymentId: string };
    body: {
      /** delay: paid some seconds later; twice: paid, and told twice */
      outcome: TestOutcome;
    };
    answer: Payment;
  };
  /** How a text will be read */
  previewManuscript: {
    body: { body: string };
    answer: Preview;
  };
  /**
   * Prove a mobile number by its code. A number that another account proved before is this one’s
   * from then on. Fails with `otp-invalid`.
   */
  provePhone: {
    body: PhoneProof;
    answer: PhoneSettings;
  };
  /** Show an article to everybody, at once or from a day on */
  publishManuscript: {
    params: { postId: string };
    body: PublicationOrder;
    answer: Manuscript;
  };
  /** Buy lessons; they can be booked when the payment is paid */
  purchasePackage: {
    params: { packageId: string };
    body: PackageOrder;
    answer: PackagePurchase;
  };
  /** Read a connected calendar without waiting for its turn */
  readConnectedCalendarNow: {
    params: { calendarId: string };
    answer: ConnectedCalendar;
  };
  /** A ticket with all that was said, for whoever has the key of its letter */
  readGuestTicket: {
    params: { number: string };
    body: LetterKey;
    answer: TicketThread;
  };
  /** Refuse a request; whoever asked is told */
  refuseClientLink: {
    params: { linkId: string };
    answer: undefined;
  };
  /** Sign up as a professional; a code goes to the e-mail */
  registerProfessional: {
    body: ProfessionalRegistrationOrder;
    answer: ProfessionalRegistrationAnswer;
  };
  /** Step 1 of a teacher: who they are and what they teach */
  registerTeacher: {
    body: TeacherRegistration;
    answer: { status: 'OK' };
  };
  /** Sign up; a code goes to the e-mail */
  registerUser: {
    body: RegistrationOrder;
    answer: RegistrationAnswer;
  };
  /** Say no to a request, and why */
  rejectBooking: {
    params: { bookingId: string };
    body: Reasoned;
    answer: Booking;
  };
  /**
   * Say no to every open request of a burst, and why. Declines every open request of one burst.
   */
  rejectBurst: {
    params: { burstId: string };
    body: Reasoned;
    answer: { rejected: number };
  };
  /** Say no to a request, and why */
  rejectCaseRequest: {
    params: { bookingId: string };
    body: Reasoned;
    answer: undefined;
  };
  /** Give a time back */
  releaseHold: {
    params: { holdId: string };
    answer: undefined;
  };
  /** Forget a place */
  removeAddress: {
    params: { addressId: string };
    answer: undefined;
  };
  /** Take work back that nobody has handed in */
  removeAssignment: {
    params: { assignmentId: string };
    answer: undefined;
  };
  /** Throw a draft away */
  removeCampaign: {
    params: { campaignId: string };
    answer: undefined;
  };
  /** Take a document out of its case */
  removeCaseDocument: {
    params: { documentId: string };
    answer: undefined;
  };
  /** Take back a document */
  removeCredential: {
    params: { credentialId: string };
    answer: undefined;
  };
  /** Let a day be as its weekday again */
  removeException: {
    params: { exceptionId: string };
    answer: undefined;
  };
  /** A hearing that does not take place */
  removeHearing: {
    params: { hearingId: string };
    answer: undefined;
  };
  /** Throw a draft away that has never been out. Drafts that have never been out. */
  removeManuscript: {
    params: { postId: string };
    answer: undefined;
  };
  /** Take a paid place away */
  removePaidPlace: {
    params: { promotionId: string };
    answer: undefined;
  };
  /** Take a passkey away; the other sessions that it opened end */
  removePasskey: {
    params: { passkeyId: string };
    answer: undefined;
  };
  /** Forget the caller’s number, with all consents */
  removePhone: {
    answer: undefined;
  };
  /** A drawing in place of the photograph */
  removePhoto: {
    answer: PracticeProfile;
  };
  /** Push nothing more to a device */
  removePushDevice: {
    params: { deviceId: string };
    answer: undefined;
  };
  /** Take back a word that an operator has added */
  removeSearchWord: {
    body: SearchWordOrder;
    answer: SearchWordsAnswer;
  };
  /**
   * Take back a topic that an operator has added. Fails with `conflict` once a professional has
   * it.
   */
  removeTopic: {
    body: TopicRemoval;
    answer: SearchWordsAnswer;
  };
  /** Show a work no longer */
  removeWork: {
    params: { workId: string };
    answer: undefined;
  };
  /** Call a passkey something else */
  renamePasskey: {
    params: { passkeyId: string };
    body: PasskeyRename;
    answer: Passkey;
  };
  /** Say more in a ticket, without an account */
  replyAsGuest: {
    params: { number: string };
    body: { key: string; message: string };
    answer: TicketMessage;
  };
  /** Answer a review of oneself, or answer it differently */
  replyToReview: {
    params: { reviewId: string };
    body: { text: string };
    answer: undefined;
  };
  /** Say more; opens a ticket that was answered */
  replyToTicket: {
    params: { ticketId: string };
    body: { message: string };
    answer: TicketMessage;
  };
  /** Report a failure seen in somebody's browser */
  reportClientError: {
    body: ClientErrorReport;
    answer: undefined;
  };
  /**
   * Tell how the parts of a page do. Facts about parts and versions that were never released are
   * dropped.
   */
  reportHealth: {
    body: HealthReport;
    answer: undefined;
  };
  /** Tell the house what is wrong with a review */
  reportReview: {
    params: { reviewId: string };
    body: Reasoned;
    answer: undefined;
  };
  /**
   * Say that a transfer over UPI was made. Once for a payment; the same number again changes
   * nothing. The time of a booking is kept until an operator has looked for the transfer.
   */
  reportTransfer: {
    params: { paymentId: string };
    body: TransferOrder;
    answer: Payment;
  };
  /**
   * Ask a professional for a link to the record they may have. Answers the same whether there is
   * such a record or not.
   */
  requestClientLink: {
    body: ClientLinkOrder;
    answer: OwnClientLink;
  };
  /** Pay out everything of the balance, per currency */
  requestPayout: {
    answer: Payout[];
  };
  /** Another code, in the browser that signed up */
  resendOtp: {
    body: Addressed;
    answer: CodeSent;
  };
  /** A new password by the link; every session ends */
  resetPassword: {
    body: PasswordResetOrder;
    answer: PasswordChanged;
  };
  /** Take a record out of the archive */
  restoreClient: {
    params: { clientId: string };
    answer: Client;
  };
  /** Try a failed job again at once. Fails with `not-found` where it is done or under way. */
  retryJob: {
    params: { jobId: string };
    answer: JobsAnswer;
  };
  /** The telephone number of one professional; no body is needed */
  revealContact: {
    params: { id: string };
    answer: ContactReveal;
  };
  /**
   * Say how a booking was. Public once the professional has written about the client, or after
   * some days
   */
  reviewBooking: {
    params: { bookingId: string };
    body: ReviewOrder;
    answer: OwnReview;
  };
  /** Say how the client was; neither side sees the other’s before both are out */
  reviewClient: {
    params: { bookingId: string };
    body: ClientReviewOrder;
    answer: undefined;
  };
  /** Have everybody run an earlier version of a part */
  rollBackPart: {
    params: { part: string };
    body: RollBackOrder;
    answer: ReleasesAnswer;
  };
  /**
   * Have the donations of a campaign go to an account. They are paid out when the campaign has
   * ended and the account is verified.
   */
  saveCampaignPayoutAccount: {
    params: { campaignId: string };
    body: PayoutAccountOrder;
    answer: Payouts;
  };
  /**
   * Have payouts go to an account. It is verified first, and used a day later. The same account
   * again changes nothing.
   */
  savePayoutAccount: {
    body: PayoutAccountOrder;
    answer: Payouts;
  };
  /** State a GSTIN, a service code and a rate. Invoices issued before stay as they are. */
  saveTaxProfile: {
    body: TaxProfileOrder;
    answer: TaxProfile;
  };
  /** Professionals of every kind for a name, a speciality or a problem */
  searchDirectory: {
    query: {
      /** In any known language; misspelt words are corrected */
      q: string;
      gender?: string;
      lang?: string;
      fee?: string;
      exp?: string;
      rating?: string;
      level?: string;
      court?: string;
      avail?: string;
      city?: string;
      state?: string;
      /** Slug of the locality or city to look around */
      loc?: string;
      /** A point to look around instead, in degrees; always both. */
      lat?: number;
      lng?: number;
      /** Kilometres around the point or locality */
      r?: number;
      /** `1`: those who answer within `limits.quickReplyMinutes` by the median. */
      quick?: '1';
      /** Only these vendors: ids joined by commas, at most `limits.idsPerList`. */
      ids?: string;
      sort?: SortName;
      /** Counts from 1 */
      page?: number;
      limit?: number;
      /** `next` of the answer before; instead of `page`. */
      cursor?: string;
      /** Nothing is taken for misspelt */
      exact?: '1';
      /** Slug of a profession */
      type?: string;
      /** Slug of a speciality */
      spec?: string;
    };
    answer: SearchAnswer;
  };
  /** Clients, bookings and conversations in which words occur */
  searchPractice: {
    query: { q: string };
    answer: PracticeSearchAnswer;
  };
  /** Send a guest a code, to show that the e-mail is theirs */
  sendBookingCode: {
    params: { holdId: string };
    body: { email: string };
    answer: CodeSent;
  };
  /** Tell the organiser of a startup campaign that one may invest; once */
  sendInterest: {
    params: { campaignId: string };
    body: InterestOrder;
    answer: InterestAnswer;
  };
  /** Say something; the other side is told */
  sendMessage: {
    params: { threadId: string };
    body: { text: string };
    answer: ThreadMessage;
  };
  /**
   * Send a code to a mobile number, by SMS. Fails with `unavailable` where no SMS are set up, or
   * as many codes were sent today as may be, `validation` for a number that gets none,
   * `too-many-requests`.
   */
  sendPhoneCode: {
    body: PhoneCodeOrder;
    answer: CodeSent;
  };
  /** Set work to some students, who are told */
  setAssignments: {
    body: AssignmentOrder;
    answer: Assignment[];
  };
  /** Begin a session of whose passkey signed the challenge */
  signInWithPasskey: {
    body: PasskeySignIn;
    answer: SignedIn;
  };
  /**
   * Store a step in place of what was stored of it; the body names the step. Documents that are
   * left out of their list are removed.
   */
  storeOnboardingStep: {
    body: StepOrder;
    answer: undefined;
  };
  /** Hand work in; again until it is graded */
  submitAssignment: {
    params: { assignmentId: string };
    body: SubmissionOrder;
    answer: Assignment;
  };
  /** Have a campaign looked at and published */
  submitCampaign: {
    params: { campaignId: string };
    answer: OwnCampaignDetails;
  };
  /**
   * Hand everything that is stored to an operator. Fails with `onboarding-incomplete`, `errors`
   * naming steps.
   */
  submitOnboarding: {
    answer: Onboarding;
  };
  /** Ask for letters on the topic of a slide */
  subscribe: {
    body: SubscriptionOrder;
    answer: SubscriptionAnswer;
  };
  /** Neighbourhoods and cities for what somebody types */
  suggestPlaces: {
    query: {
      /** Beginning of a name or of a PIN */
      q: string;
    };
    answer: GeoPlace[];
  };
  /** What a half-typed word can mean */
  suggestSearches: {
    query: {
      q: string;
      /** Slug of the locality or city to count around */
      loc?: string;
    };
    answer: SuggestAnswer;
  };
  /** Say "me too". "Me too". */
  supportComplaint: {
    params: { number: string };
    answer: ComplaintSupport;
  };
  /**
   * Take the canary that runs back. Takes the canary that runs back, for everybody who belongs to
   * it.
   */
  takeBackCanary: {
    params: { canary: string };
    body: TakeBackOrder;
    answer: ReleasesAnswer;
  };
  /** The former email again, and a new password, by the link; every session ends */
  takeBackEmail: {
    body: PasswordResetOrder;
    answer: PasswordChanged;
  };
  /** Say that the office looks at it */
  takeUpComplaint: {
    params: { number: string };
    answer: OfficeComplaint;
  };
  /**
   * A ticket for a page view, which its reports about a canary carry. Null where the page runs no
   * composition of a canary that is watched.
   */
  takeVisitTicket: {
    body: VisitTicketOrder;
    answer: VisitTicket;
  };
  /** Step 6 of a teacher: whom they teach, since when and for how much */
  teacherDetail: {
    body: TeacherDetail;
    answer: { status: 'OK' };
  };
  /** Change it; a new e-mail waits until it is confirmed */
  updateUser: {
    params: { userId: string };
    body: UserChanges;
    answer: UserRecord;
  };
  /**
   * Send a file, to be used in a day; the body is the file itself. A PDF, JPEG or PNG of at most
   * 5242880 bytes. Pictures are drawn anew.
   */
  uploadFile: {
    query: { name: string };
    body: Blob;
    answer: HandedFile;
  };
  /**
 * Step 3 of a teacher: a certificate, with its file or the id of one sent before. Parts:
 * vendorId, subject, certificate, certificateDesc, issueBy, fromDate,
toDate and
 * certificationImage; credentialId to replace a certificate that was stored before.
 */
  uploadTeacherCertificate: {
    body: FormData;
    answer: Credential;
  };
  /** Prove with the code that the e-mail is one’s own */
  verifyOtp: {
    body: VerificationOrder;
    answer: VerificationAnswer;
  };
  /**
   * Take back a line that waits for review, or put a rejected one away. Takes back what waits, or
   * puts away what was rejected.
   */
  withdrawClaim: {
    params: { claimId: string };
    answer: PracticeProfile;
  };
  /** Make an article a draft again */
  withdrawManuscript: {
    params: { postId: string };
    body: Revised;
    answer: Manuscript;
  };
  /**
   * Have a review told as a story no more; the review stays. At any time, also when the review
   * itself cannot be changed any more.
   */
  withdrawStory: {
    params: { reviewId: string };
    answer: OwnReview;
  };
  /** Ask the house, with an account */
  writeToSupport: {
    body: { message: string };
    answer: TicketThread;
  };
}
