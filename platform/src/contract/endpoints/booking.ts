import type {
  Booking,
  BookingMade,
  BookingOrder,
  BookingsAnswer,
  BookingsShown,
  CancelOrder,
  ClientReviewOrder,
  CodeSent,
  Credits,
  DeletionTerms,
  Hold,
  HoldOrder,
  LessonPackage,
  MoveOrder,
  OwnReview,
  OwnReviewSort,
  OwnReviewsAnswer,
  PackageOrder,
  PackagePurchase,
  Payment,
  Reasoned,
  ReviewOrder,
  TestOutcome,
  WaitlistEntry,
  WaitlistOrder,
} from '../wire';

/**
 * Calls about times, bookings, what they cost and how they were. Whoever has no account names the
 * key of a hold or a booking in the header `Booking-Key`.
 */
export interface BookingCalls {
  createHold: { body: HoldOrder; answer: Hold };
  releaseHold: { params: { holdId: string }; answer: undefined };
  sendBookingCode: { params: { holdId: string }; body: { email: string }; answer: CodeSent };
  createBooking: { body: BookingOrder; answer: BookingMade };
  getBooking: { params: { bookingId: string }; answer: Booking };
  cancelBooking: { params: { bookingId: string }; body: CancelOrder; answer: Booking };
  moveBooking: { params: { bookingId: string }; body: MoveOrder; answer: Booking };
  acceptBooking: { params: { bookingId: string }; answer: Booking };
  rejectBooking: { params: { bookingId: string }; body: Reasoned; answer: Booking };
  /** Declines every open request of one burst. */
  rejectBurst: { params: { burstId: string }; body: Reasoned; answer: { rejected: number } };
  completeBooking: { params: { bookingId: string }; answer: Booking };
  missBooking: { params: { bookingId: string }; answer: Booking };
  getMyBookings: {
    /**
     * `when`: `all`, which leaves out only what was never more than held, where nothing is said;
     * `profession`: the slug of one, for bookings of its people alone.
     */
    query?: { when?: BookingsShown | 'all'; cursor?: string; profession?: string };
    answer: BookingsAnswer;
  };
  getDeletionTerms: { answer: DeletionTerms };
  joinWaitlist: { body: WaitlistOrder; answer: WaitlistEntry };
  getMyWaitlist: { answer: WaitlistEntry[] };
  leaveWaitlist: { params: { entryId: string }; answer: undefined };
  getPackages: { params: { id: string }; answer: LessonPackage[] };
  purchasePackage: {
    params: { packageId: string };
    body: PackageOrder;
    answer: PackagePurchase;
  };
  getMyCredits: { answer: Credits[] };
  getPayment: { params: { paymentId: string }; answer: Payment };
  payAsTest: { params: { paymentId: string }; body: { outcome: TestOutcome }; answer: Payment };
  reviewBooking: { params: { bookingId: string }; body: ReviewOrder; answer: OwnReview };
  reviewClient: { params: { bookingId: string }; body: ClientReviewOrder; answer: undefined };
  getMyReviews: { query: { sort?: OwnReviewSort }; answer: OwnReviewsAnswer };
  changeReview: { params: { reviewId: string }; body: ReviewOrder; answer: OwnReview };
  deleteReview: { params: { reviewId: string }; answer: undefined };
  replyToReview: { params: { reviewId: string }; body: { text: string }; answer: undefined };
  reportReview: { params: { reviewId: string }; body: Reasoned; answer: undefined };
}

export const bookingEndpoints = {
  createHold: { method: 'POST', path: '/api/holds' },
  releaseHold: { method: 'DELETE', path: '/api/holds/:holdId' },
  sendBookingCode: { method: 'POST', path: '/api/holds/:holdId/code' },
  createBooking: { method: 'POST', path: '/api/bookings' },
  getBooking: { method: 'GET', path: '/api/bookings/:bookingId' },
  cancelBooking: { method: 'POST', path: '/api/bookings/:bookingId/cancel' },
  moveBooking: { method: 'POST', path: '/api/bookings/:bookingId/move' },
  acceptBooking: { method: 'POST', path: '/api/bookings/:bookingId/accept' },
  rejectBooking: { method: 'POST', path: '/api/bookings/:bookingId/reject' },
  rejectBurst: { method: 'POST', path: '/api/vendors/me/booking-bursts/:burstId/reject' },
  completeBooking: { method: 'POST', path: '/api/bookings/:bookingId/complete' },
  missBooking: { method: 'POST', path: '/api/bookings/:bookingId/no-show' },
  getMyBookings: { method: 'GET', path: '/api/me/bookings' },
  getDeletionTerms: { method: 'GET', path: '/api/me/deletion-terms' },
  joinWaitlist: { method: 'POST', path: '/api/waitlist' },
  getMyWaitlist: { method: 'GET', path: '/api/me/waitlist' },
  leaveWaitlist: { method: 'DELETE', path: '/api/waitlist/:entryId' },
  getPackages: { method: 'GET', path: '/api/vendors/:id/packages' },
  purchasePackage: { method: 'POST', path: '/api/packages/:packageId/purchase' },
  getMyCredits: { method: 'GET', path: '/api/me/credits' },
  getPayment: { method: 'GET', path: '/api/payments/:paymentId' },
  payAsTest: { method: 'POST', path: '/api/payments/:paymentId/test' },
  reviewBooking: { method: 'POST', path: '/api/bookings/:bookingId/review' },
  reviewClient: { method: 'POST', path: '/api/bookings/:bookingId/client-review' },
  getMyReviews: { method: 'GET', path: '/api/me/reviews' },
  changeReview: { method: 'PUT', path: '/api/reviews/:reviewId' },
  deleteReview: { method: 'DELETE', path: '/api/reviews/:reviewId' },
  replyToReview: { method: 'POST', path: '/api/reviews/:reviewId/reply' },
  reportReview: { method: 'POST', path: '/api/reviews/:reviewId/report' },
} as const;

export const bookingOutlines = {
  createHold: ['_id', 'expiresAt', 'start'],
  releaseHold: 'nothing',
  sendBookingCode: ['retryAfter'],
  createBooking: ['booking'],
  getBooking: ['_id', 'status', 'start'],
  cancelBooking: ['_id', 'status', 'start'],
  moveBooking: ['_id', 'status', 'start'],
  acceptBooking: ['_id', 'status', 'start'],
  rejectBooking: ['_id', 'status', 'start'],
  rejectBurst: ['rejected'],
  completeBooking: ['_id', 'status', 'start'],
  missBooking: ['_id', 'status', 'start'],
  getMyBookings: ['bookings', 'total'],
  getDeletionTerms: ['cancelled', 'refund', 'kept'],
  joinWaitlist: ['_id', 'state'],
  getMyWaitlist: 'list',
  leaveWaitlist: 'nothing',
  getPackages: 'list',
  purchasePackage: ['_id', 'payment'],
  getMyCredits: 'list',
  getPayment: ['_id', 'state'],
  payAsTest: ['_id', 'state'],
  reviewBooking: ['_id', 'stars'],
  reviewClient: 'nothing',
  getMyReviews: ['reviews', 'total'],
  changeReview: ['_id', 'stars'],
  deleteReview: 'nothing',
  replyToReview: 'nothing',
  reportReview: 'nothing',
} as const;
