/**
 * Numbers the specification states, each under one name.
 * Times are milliseconds unless the name says otherwise.
 */
export const limits = {
  /** A remote's entry, chunk or manifest is given up after this long. */
  chunkLoadTimeout: 120_000,
  /** After this long a person is told that loading still goes on. */
  stillWorkingAfter: 8_000,
  passwordMinLength: 8,
  otpDigits: 4,
  phoneMinLength: 8,
  questionMinLength: 10,
  questionSubmitDelay: 400,
  recentSearches: 10,
  trendingSearches: 16,
  bannerSlides: 4,
  bannerAutoplay: 2_000,
  bannerTransition: 2_000,
  categoriesInTopRow: 4,
  faqQuestions: 6,
  happyCustomers: 500,
  specialitiesShown: 9,
  subjectChipsShown: 10,
  onboardingSteps: 6,
  /** Vendors on one listing page. */
  vendorsPerPage: 10,
  /** The most vendors one answer holds, whatever was asked for. */
  vendorsPerAnswer: 200,
  /** No page beyond this one is served: deeper reading goes by filters. */
  deepestPage: 100_000,
  /** Beyond so many candidates a list counts no further: "5,000+". */
  countedVendors: 5_000,
  /** The distances a list can be narrowed to, in kilometres. */
  radii: [2, 5, 10, 25],
  /** Vendors named one by one in a request for a list. */
  idsPerList: 100,
  /** Somebody who answers within this many minutes, by the median, answers quickly. */
  quickReplyMinutes: 240,
  /** "Available Now" means a free time within so many minutes. */
  availableNowMinutes: 120,
  /** Free times on a card. */
  slotsOnCard: 4,
  /** Days of free times one answer holds, at most. */
  slotDays: 62,
  reviewsPerPage: 10,
  complaintsPerPage: 10,
  /** Suggestions for a half-typed word, of one kind and altogether. */
  suggestionsPerKind: 5,
  suggestionsShown: 12,
  searchTermMinLength: 1,
  searchTermMaxLength: 80,
  questionMaxLength: 1_000,
  messageMaxLength: 4_000,
  nameMaxLength: 120,
  emailMaxLength: 254,
  phoneMaxLength: 20,
  /** Qualification lines on a card. */
  qualificationLines: 4,
  /** A message at the foot of the page goes after this long; one with Undo stays longer. */
  toastDuration: 6_000,
  undoToastDuration: 8_000,
  /** Messages on show at a time; the others wait. */
  toastsShown: 3,
  /** Below this many reviews a vendor reads "New" instead of a number. */
  reviewsForRating: 3,
  /** Shorter words find no places. */
  placeTermMinLength: 2,
  placeTermMaxLength: 60,
  /** Places suggested for a word, at most. */
  placesSuggested: 8,
  /** Choices of a place that a device remembers. */
  recentPlaces: 4,
  /** Farther from every known neighbourhood nobody is "near", in kilometres. */
  nearbyKm: 40,
} as const;
