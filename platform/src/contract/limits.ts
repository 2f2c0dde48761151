/**
 * Numbers the specification states, each under one name.
 * Times are milliseconds unless the name says otherwise.
 */

/** A remote's entry, chunk or manifest is given up after this long. */
export const chunkLoadTimeout = 120_000;
/** After this long a person is told that loading still goes on. */
export const stillWorkingAfter = 8_000;
/**
 * An answer to a read that has not begun by then is given up. Forms and uploads have no limit: the
 * person watches them and can give them up.
 */
export const readTimeLimit = 30_000;
/** A part of a file that has not arrived by then is sent again. */
export const filePartTimeLimit = 45_000;
/** Tries of one request that may be repeated, in all. */
export const requestTries = 3;
/** A longer `Retry-After` is not waited for: the failure is shown at once. */
export const longestRetryAfter = 10_000;
export const passwordMinLength = 8;
export const passwordMaxLength = 256;
/** A session ends after this long, whatever happens. */
export const sessionHours = 12;
/** Proof of who somebody is counts so long for what endangers the account. */
export const recentAuthenticationMinutes = 15;
export const otpDigits = 4;
export const otpMinutes = 10;
/** Guesses at one code. */
export const otpGuesses = 5;
/** How long the link to choose a new password is good. */
export const resetLinkMinutes = 30;
/** How long the link is good that puts a former e-mail back. */
export const emailTakeBackHours = 72;
/** A challenge for a passkey is good so long, once. */
export const passkeyChallengeMinutes = 5;
export const passkeysPerAccount = 20;
/** The link with which an operator adds the first passkey is good so long, once. */
export const operatorEnrolmentHours = 24;
export const passkeyNameMaxLength = 60;
/** Guesses of one browser at all its codes of one account; the first five are its own. */
export const otpGuessesPerDay = 20;
/** Another code can be asked for after so many seconds, so often an hour and a day. */
export const otpResendSeconds = 30;
export const otpResendsPerHour = 5;
export const otpResendsPerDay = 10;
/** So many browsers a day are sent their first code to one address, however many ask. */
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
/** What is typed in the wizard is kept so long after the last key. */
export const draftKeptAfter = 800;
/** Numbers, subjects, certificates or educations of one professional. */
export const onboardingItemsMost = 20;
export const experienceYearsMost = 70;
export const priceRupeesMost = 1_000_000;
/** A link to a private file opens it for so many minutes. */
export const fileLinkMinutes = 10;
/** Practices in the operator's queue on one page. */
export const verificationsPerPage = 20;
export const queuePerPage = 20;
export const auditPerPage = 50;
/** Cases that are decided with one press, at most. */
export const decidedAtOnce = 50;
export const decisionReasonMaxLength = 500;
export const decisionTextMaxLength = 10_000;
/** Vendors on one listing page. */
export const vendorsPerPage = 10;
/** The most vendors one answer holds, whatever was asked for. */
export const vendorsPerAnswer = 200;
/** No page beyond this one is served: deeper reading goes by filters. */
export const deepestPage = 100_000;
/** Beyond so many candidates a list counts no further: "5,000+". */
export const countedVendors = 5_000;
/** The distances a list can be narrowed to, in kilometres. */
export const radii = [2, 5, 10, 25] as const;
/** Vendors named one by one in a request for a list. */
export const idsPerList = 100;
/** Somebody who answers within this many minutes, by the median, answers quickly. */
export const quickReplyMinutes = 240;
/** A card says how quickly somebody answers up to so many minutes: about the fastest quarter. */
export const fastReplyMinutes = 20;
/** "Available Now" means a free time within so many minutes. */
export const availableNowMinutes = 120;
/** Free times on a card. */
export const slotsOnCard = 4;
/** Days of free times one answer holds, at most. */
export const slotDays = 62;
export const reviewsPerPage = 10;
export const complaintsPerPage = 10;
export const complaintTextMinLength = 20;
export const complaintTextMaxLength = 4_000;
/** Evidence of one complaint. */
export const complaintFilesMost = 5;
/** A complaint is read within so many days before it is published. */
export const complaintReviewDays = 2;
/** From its publication: the office looks at it, answers it, and its head answers it. */
export const complaintAcknowledgeDays = 3;
export const complaintAnswerDays = 15;
export const complaintHeadDays = 30;
/** Offices and officers found for a word, at most. */
export const recipientsFound = 10;
/** Suggestions for a half-typed word, of one kind and altogether. */
export const suggestionsPerKind = 5;
export const suggestionsShown = 12;
export const searchTermMinLength = 1;
export const searchTermMaxLength = 80;
/** Searches that found nobody, as an operator sees them. */
export const missedSearchesShown = 50;
/** Words that operators may have added, in all. */
export const searchWordsAdded = 500;
/** Failed jobs that an operator sees, the oldest ones. */
export const failedJobsShown = 100;
export const questionMaxLength = 1_000;
export const answerMaxLength = 2_000;
/** A professional can say an answer differently for so many hours. */
export const answerEditHours = 24;
export const openQuestionsPerPage = 20;
/** Questions on one page: with answers, and the newest that wait for one. */
export const questionsShown = 20;
export const questionsWaitingShown = 5;
/** Questions of visitors beside a list before all of them are asked for. */
export const questionsBesideList = 3;
/** The link that confirms a subscription is good for so many days. */
export const subscriptionConfirmDays = 7;
export const messageMaxLength = 4_000;
export const nameMaxLength = 120;
/** As much of a name or title, and of what somebody wrote, stands in an email. */
export const emailNameMaxLength = 120;
export const emailQuoteMaxLength = 2_000;
export const emailMaxLength = 254;
export const phoneMaxLength = 20;
/** Qualification lines on a card. */
export const qualificationLines = 4;
/** A message at the foot of the page goes after this long; one with Undo stays longer. */
export const toastDuration = 6_000;
export const undoToastDuration = 8_000;
/** Messages on show at a time; the others wait. */
export const toastsShown = 3;
/** Below this many reviews a vendor reads "New" instead of a number. */
export const reviewsForRating = 3;
/** Shorter words find no places. */
export const placeTermMinLength = 2;
export const placeTermMaxLength = 60;
/** Places suggested for a word, at most. */
export const placesSuggested = 8;
/** Choices of a place that a device remembers. */
export const recentPlaces = 4;
/** Farther from every known neighbourhood nobody is "near", in kilometres. */
export const nearbyKm = 40;
/** Times are occupied in cells of so many minutes; buffers and lengths are rounded up to them. */
export const slotCellMinutes = 15;
/** A time is kept so long for somebody who is deciding; towards the end they are told. */
export const holdMinutes = 10;
export const holdWarningMinutes = 3;
/** Times offered in place of one that has just been taken. */
export const alternativesOffered = 3;
/** A request is answered within so many hours, and before its start; a late one has so long. */
export const answerHoursMost = 24;
export const answerMinutesLeast = 15;
/** Open requests of guests who proved no address, at one professional. */
export const unprovedRequestsMost = 5;
/** Bookings of guests of one network or e-mail at one professional in a day; more are requests. */
export const guestBookingsConfirmed = 3;
export const bookingReasonMaxLength = 500;
/** The most hours somebody is hired for at once. */
export const hireHoursMost = 8;
/** The most weekly lessons booked at once. */
export const seriesMost = 12;
/** Who moves up on a waitlist has so long to say yes. */
export const claimMinutes = 15;
/** A professional's address for video meetings, in characters. */
export const meetingUrlMaxLength = 500;
/** From so many minutes before the start joining by video is the first thing to do. */
export const joinMinutes = 15;
/** Hours before the start at which people are reminded. */
export const reminderHours = [24, 2] as const;
export const bookingsPerPage = 20;
/** Reviews of both sides come out together: when both are there, or after so many days. */
export const reviewBlindDays = 7;
export const reviewEditDays = 30;
export const reviewMaxLength = 2_000;
export const addressesMost = 20;
export const pinDigits = 6;
export const favouritesMost = 500;
export const threadMessagesPerPage = 50;
export const notificationsPerPage = 20;
/** A trial lesson, and a lesson of a teacher who says nothing else, in minutes. */
export const trialMinutes = 20;
export const lessonMinutes = 50;
/** A confirmed booking counts as done so many hours after its end, unless somebody said so before. */
export const completeAfterHours = 24;
/** The most days of a professional's calendar that are asked for at once. */
export const calendarDays = 42;
export const practiceBookingsPerPage = 25;
export const clientsPerPage = 25;
/** Of one client, the latest. */
export const clientBookings = 20;
/** How often one account may ask professionals for a link to its record, in a day. */
export const clientLinkRequestsPerDay = 5;
/** How often one professional may invite clients to link, in a day; and how many at one address. */
export const clientInvitationsPerDay = 50;
export const clientLinkEmailsPerDay = 3;
/** How long the link to an invitation, and that to a record's address, is good. */
export const clientInvitationDays = 7;
export const clientProofMinutes = 60;
/** Appointments of a linked record, and requests and invitations, that are shown: the newest. */
export const clientLinkAppointments = 20;
export const clientLinksShown = 100;
/** Whoever is younger is counted as a child. */
export const adultAge = 18;
export const casesPerPage = 25;
/** What a professional decided can be taken back for so long, in milliseconds; then it is told. */
export const decisionUndo = 10_000;
export const assignmentStudents = 50;
export const assignmentTextMaxLength = 4_000;
/** Of one file, in bytes: 5 MiB. */
export const fileMaxBytes = 5 * 1_024 * 1_024;
/** Lines of one page, and new ones that wait until an operator has checked them. */
export const qualificationsMost = 20;
export const claimsWaitingMost = 20;
export const servicesMost = 40;
export const packagesMost = 10;
export const portfolioMost = 24;
export const earningsPerPage = 25;
/** Of an article, in characters. */
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
export const linkMaxLength = 500;
export const firstLocationsMost = 12;
export const promotionTitleMaxLength = 80;
export const promotionTextMaxLength = 200;
export const promotionActionMaxLength = 30;
/** Of one donation, in hundredths of its currency: ₹10 to ₹5,00,000. */
export const donationLeast = 1_000;
export const donationMost = 50_000_000;
export const donationMessageMaxLength = 500;
/** Donations, and people who may invest, that an organiser sees of a campaign: the newest. */
export const donationsShown = 100;
/** What a campaign may ask for, in whole rupees. */
export const goalRupeesLeast = 1_000;
export const goalRupeesMost = 100_000_000;
/** A campaign ends tomorrow at the earliest, and after so many days at the latest. */
export const campaignDaysMost = 365;
export const campaignTitleMaxLength = 100;
export const campaignCategoryMaxLength = 40;
export const campaignDescriptionMaxLength = 200;
export const campaignBodyMaxLength = 20_000;
export const campaignUpdateMaxLength = 2_000;
export const campaignUpdatesMost = 100;
/** Campaigns of one person that are not published yet. */
export const campaignDraftsMost = 10;
/** Of one report on how the parts of a page do. */
export const healthFacts = 50;
export const healthReportBytes = 32_768;
export const healthMessageMaxLength = 2_000;
export const releaseMovesShown = 200;
