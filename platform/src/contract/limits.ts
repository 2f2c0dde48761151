/** Limits of the specification. Times are in milliseconds unless the name says otherwise. */

/** Time-out of a remote's entry, chunk or manifest. */
export const chunkLoadTimeout = 120_000;
/** How long a page waits for a file from `Composition.assets` before it asks its own origin. */
export const assetsPatience = 5_000;
/** Frames and characters of the stack in a report of a client error. */
export const stackFrames = 20;
export const stackMaxLength = 4_000;
/** Client errors in one response, the newest. */
export const clientErrorsShown = 100;
/** Delay before a message says that loading continues. */
export const stillWorkingAfter = 8_000;
/**
 * Time-out for the start of a response to a read. Forms and uploads have none: the user watches and
 * can cancel them.
 */
export const readTimeLimit = 30_000;
/** Time-out of one part of an upload, after which it is sent again. */
export const filePartTimeLimit = 45_000;
/** Maximum attempts for a retryable request, including the first. */
export const requestTries = 3;
/** A longer `Retry-After` is not awaited: the failure is shown at once. */
export const longestRetryAfter = 10_000;
export const passwordMinLength = 8;
export const passwordMaxLength = 256;
/** Absolute session lifetime. */
export const sessionHours = 12;
/** Lifetime of a re-authentication, required for actions that endanger the account. */
export const recentAuthenticationMinutes = 15;
export const otpDigits = 4;
export const otpMinutes = 10;
/** Attempts per code. */
export const otpGuesses = 5;
/** Lifetime of a password reset link. */
export const resetLinkMinutes = 30;
/** Lifetime of the link that reverts a change of email. */
export const emailTakeBackHours = 72;
/** Lifetime of a single-use passkey challenge. */
export const passkeyChallengeMinutes = 5;
export const passkeysPerAccount = 20;
/** Lifetime of the single-use link with which an operator adds the first passkey. */
export const operatorEnrolmentHours = 24;
export const passkeyNameMaxLength = 60;
/** Attempts per day: `otpGuesses` per browser, the rest shared by the account's browsers. */
export const otpGuessesPerDay = 20;
/** Minimum interval between codes in seconds, and their maximum number per hour and day. */
export const otpResendSeconds = 30;
export const otpResendsPerHour = 5;
export const otpResendsPerDay = 10;
/** Browsers per day that are sent a first code to one email address. */
export const otpBrowsersPerDay = 20;
export const phoneMinLength = 8;
export const questionMinLength = 10;
export const questionSubmitDelay = 400;
export const recentSearches = 10;
export const trendingSearches = 16;
export const bannerSlides = 4;
export const bannerAutoplay = 2_000;
export const bannerTransition = 2_000;
export const categoriesInTopRow = 4;
export const faqQuestions = 6;
export const happyCustomers = 500;
export const specialitiesShown = 9;
export const subjectChipsShown = 10;
/** Debounce of drafts in the wizard. */
export const draftKeptAfter = 800;
/** Maximum telephone numbers, subjects, certificates or educations of a professional. */
export const onboardingItemsMost = 20;
export const experienceYearsMost = 70;
export const priceRupeesMost = 1_000_000;
/** Lifetime of a link to a private file. */
export const fileLinkMinutes = 10;
/** Page size of the operators' verification queue. */
export const verificationsPerPage = 20;
export const queuePerPage = 20;
export const auditPerPage = 50;
/** Maximum cases in one bulk decision. */
export const decidedAtOnce = 50;
export const decisionReasonMaxLength = 500;
export const decisionTextMaxLength = 10_000;
export const vendorsPerPage = 10;
/** Maximum vendors in one response, whatever `limit` asks for. */
export const vendorsPerAnswer = 200;
/** Highest page number served; beyond it, filters must narrow the list. */
export const deepestPage = 100_000;
/** Totals are exact up to this count, then shown as "5,000+". */
export const countedVendors = 5_000;
/** Distance filters, in kilometres. */
export const radii = [2, 5, 10, 25] as const;
/** Professionals on a map; more are drawn as groups. */
export const mapPoints = 500;
/** Groups on a map, along one side. */
export const mapGroupsAlong = 10;
/** Neighbourhoods that a map names, the nearest to its middle. */
export const mapPlaces = 12;
/** Decimals of degrees on a map: about a hundred metres, which finds a street and no door. */
export const mapDecimals = 3;
/** Maximum ids in a request for a list of vendors. */
export const idsPerList = 100;
/** Median response time up to which a vendor counts as quick to reply. */
export const quickReplyMinutes = 240;
/** Median response time up to which a card shows it: about the fastest quarter. */
export const fastReplyMinutes = 20;
/** "Available Now" means a free slot within this time. */
export const availableNowMinutes = 120;
/** Free slots on a card. */
export const slotsOnCard = 4;
/** Maximum days of free slots in one response. */
export const slotDays = 62;
export const reviewsPerPage = 10;
export const complaintsPerPage = 10;
export const complaintTextMinLength = 20;
export const complaintTextMaxLength = 4_000;
/** Maximum attachments of a complaint. */
export const complaintFilesMost = 5;
/** Days to review a complaint before publication. */
export const complaintReviewDays = 2;
/** Days after publication to acknowledge, to answer, and for an answer by the office's head. */
export const complaintAcknowledgeDays = 3;
export const complaintAnswerDays = 15;
export const complaintHeadDays = 30;
/** Maximum offices and officers in a recipient search. */
export const recipientsFound = 10;
/** Search suggestions per kind and in total. */
export const suggestionsPerKind = 5;
export const suggestionsShown = 12;
export const searchTermMinLength = 1;
export const searchTermMaxLength = 80;
/** Searches without results in the operator console. */
export const missedSearchesShown = 50;
/** Places of a search that are explained to operators. */
export const explainedPlaces = 5;
/** Maximum search words that operators can add. */
export const searchWordsAdded = 500;
/** Maximum topics that operators can add, and characters of a name. */
export const topicsAdded = 200;
export const topicNameMaxLength = 60;
/** Failed jobs in the operator console, oldest first. */
export const failedJobsShown = 100;
export const questionMaxLength = 1_000;
export const answerMaxLength = 2_000;
/** Hours during which a professional can edit an answer. */
export const answerEditHours = 24;
export const openQuestionsPerPage = 20;
/** Questions on a page: answered ones, and the newest unanswered ones. */
export const questionsShown = 20;
export const questionsWaitingShown = 5;
/** Questions beside a list before "show all". */
export const questionsBesideList = 3;
/** Lifetime of the link that confirms a subscription or a listing alert. */
export const subscriptionConfirmDays = 7;
/** Days until a listing alert ends by itself. */
export const listingAlertDays = 365;
/** Maximum listing alerts of an address. */
export const listingAlertsMost = 20;
export const messageMaxLength = 4_000;
export const nameMaxLength = 120;
/** Names, titles and quotes in emails are cut to these lengths. */
export const emailNameMaxLength = 120;
export const emailQuoteMaxLength = 2_000;
export const emailMaxLength = 254;
export const phoneMaxLength = 20;
/** Maximum lines of qualifications on a card. */
export const qualificationLines = 4;
/** Duration of a toast, and of one with Undo. */
export const toastDuration = 6_000;
export const undoToastDuration = 8_000;
/** Toasts shown at a time; further ones are queued. */
export const toastsShown = 3;
/** With fewer reviews a vendor is labelled "New" instead of a rating. */
export const reviewsForRating = 3;
/** Shorter terms are not searched. */
export const placeTermMinLength = 2;
export const placeTermMaxLength = 60;
/** Maximum place suggestions. */
export const placesSuggested = 8;
/** Recent places stored per device. */
export const recentPlaces = 4;
/** Maximum distance to the nearest known neighbourhood, in kilometres. */
export const nearbyKm = 40;
/** Minutes per time slot; buffers and durations are rounded up to multiples. */
export const slotCellMinutes = 15;
/** Lifetime of a hold on a slot, and the time before its end at which the user is warned. */
export const holdMinutes = 10;
export const holdWarningMinutes = 3;
/** Alternative slots offered when one was taken. */
export const alternativesOffered = 3;
/** Time to answer a request: at most these hours and until its start, at least these minutes. */
export const answerHoursMost = 24;
export const answerMinutesLeast = 15;
/** Maximum open requests per professional from guests without a verified email. */
export const unprovedRequestsMost = 5;
/** Confirmed bookings a day per professional and guest network or email; more are requests. */
export const guestBookingsConfirmed = 3;
export const bookingReasonMaxLength = 500;
/** Of a business that an invoice is for. */
export const businessNameMaxLength = 200;
export const businessAddressMaxLength = 300;
export const hireHoursMost = 8;
/** Maximum weekly lessons in one booking. */
export const seriesMost = 12;
/** Time to accept a slot offered from the waitlist. */
export const claimMinutes = 15;
/** Maximum length of a meeting URL. */
export const meetingUrlMaxLength = 500;
/** Minutes before the start from which "join" is the primary action. */
export const joinMinutes = 15;
/** Hours before the start at which reminders are sent. */
export const reminderHours = [24, 2] as const;
export const bookingsPerPage = 20;
/** Reviews of both sides are published together: once both exist, or after this many days. */
export const reviewBlindDays = 7;
export const reviewEditDays = 30;
export const reviewMaxLength = 2_000;
export const addressesMost = 20;
export const pinDigits = 6;
export const favouritesMost = 500;
export const threadMessagesPerPage = 50;
export const notificationsPerPage = 20;
/** Default length of a trial and of a lesson. */
export const trialMinutes = 20;
export const lessonMinutes = 50;
/** Hours after its end at which a confirmed booking is completed automatically. */
export const completeAfterHours = 24;
/** Maximum days in one request of a professional's calendar. */
export const calendarDays = 42;
/** Calendars elsewhere that a practice may connect, and the length of an address. */
export const connectedCalendarsMost = 5;
export const calendarAddressMaxLength = 2_000;
/** Minutes from one reading of a connected calendar to the next. */
export const connectedCalendarMinutes = 15;
/** Days for which the busy times of the last reading stay while a calendar cannot be read. */
export const connectedCalendarKeptDays = 3;
export const practiceBookingsPerPage = 25;
export const clientsPerPage = 25;
/** Latest bookings in a client's record. */
export const clientBookings = 20;
/** Link requests to professionals per account and day. */
export const clientLinkRequestsPerDay = 5;
/** Link invitations per professional and day, and emails per email address and day. */
export const clientInvitationsPerDay = 50;
export const clientLinkEmailsPerDay = 3;
/** Lifetime of an invitation link, and of the link that verifies a record's email. */
export const clientInvitationDays = 7;
export const clientProofMinutes = 60;
/** Newest appointments of a linked record, and newest requests and invitations, in one response. */
export const clientLinkAppointments = 20;
export const clientLinksShown = 100;
/** Clients below this age count as children. */
export const adultAge = 18;
export const casesPerPage = 25;
/** Undo period of a professional's decision before it is sent. */
export const decisionUndo = 10_000;
export const assignmentStudents = 50;
export const assignmentTextMaxLength = 4_000;
/** 5 MiB per file. */
export const fileMaxBytes = 5 * 1_024 * 1_024;
/** Maximum qualifications of a page, and of new ones that await review. */
export const qualificationsMost = 20;
export const claimsWaitingMost = 20;
export const servicesMost = 40;
export const packagesMost = 10;
export const portfolioMost = 24;
/** Hours for which a time is kept while an operator looks for a transfer over UPI. */
export const transferCheckHours = 24;
/** Bookings of an account that wait for such a look at a time. */
export const transferReportsMost = 2;
export const bankReferenceDigits = 12;
export const earningsPerPage = 25;
export const payoutsShown = 50;
/** Hours before an account that was given is used for payouts. */
export const payoutAccountHours = 24;
/** Days that a professional has to say whether GST is charged, before payers get receipts without it. */
export const gstAnswerDays = 7;
/** Smallest payouts, in hundredths. */
export const payoutMinimum = { INR: 10_000, USD: 500 } as const;
/** Lengths of an article's parts, in characters. */
export const postTitleMaxLength = 120;
export const postSummaryMaxLength = 300;
export const postTopicMaxLength = 40;
export const postBodyMaxLength = 60_000;
export const postSlugMaxLength = 80;
export const faqsMost = 30;
export const faqQuestionMaxLength = 200;
export const faqAnswerMaxLength = 2_000;
export const bannerSlidesMost = 8;
export const slideTitleMaxLength = 80;
export const slideTextMaxLength = 200;
export const footerLinksMost = 12;
export const linkLabelMaxLength = 60;
/** Fields of one text that is translated: labels of the footer are the most. */
export const translatedFieldsMost = 60;
export const linkMaxLength = 500;
export const firstLocationsMost = 12;
/** A government office's page has five panels. */
export const departmentsMost = 5;
export const officeHeadingMaxLength = 80;
export const departmentAboutMaxLength = 2_000;
export const departmentLineMaxLength = 200;
export const promotionTitleMaxLength = 80;
export const promotionTextMaxLength = 200;
export const promotionActionMaxLength = 30;
/** Range of a donation in hundredths of its currency: ₹10 to ₹5,00,000. */
export const donationLeast = 1_000;
export const donationMost = 50_000_000;
export const donationMessageMaxLength = 500;
/** Newest donations, and interested investors, shown to an organiser. */
export const donationsShown = 100;
/** Last day of a document that does not end: forms send a day, and the API answers null. */
export const noEndDay = '2099-12-31';
/** Range of a campaign's goal, in whole rupees. */
export const goalRupeesLeast = 1_000;
export const goalRupeesMost = 100_000_000;
/** A campaign ends at the earliest tomorrow and at the latest after this many days. */
export const campaignDaysMost = 365;
export const campaignTitleMaxLength = 100;
export const campaignCategoryMaxLength = 40;
export const campaignDescriptionMaxLength = 200;
export const campaignBodyMaxLength = 20_000;
export const campaignUpdateMaxLength = 2_000;
export const campaignUpdatesMost = 100;
/** Maximum unpublished campaigns per user. */
export const campaignDraftsMost = 10;
/** Maximum facts in a health report. */
export const healthFacts = 50;
export const healthReportBytes = 32_768;
export const healthMessageMaxLength = 2_000;
export const releaseMovesShown = 200;
