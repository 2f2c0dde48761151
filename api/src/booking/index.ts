export type { IdempotentRequest } from './bookings/authorize-change';
export { around } from './bookings/availability-snapshot';
export type { NotifyOfBooking } from './bookings/booking-change';
export { type BookingKeys, bookingKeys } from './bookings/booking-key';
export {
  addEvent,
  bookingById,
  hasHadTrial,
  insertBooking,
  markOwnTimes,
  type SellerRow,
  sellerOf,
  serviceOf,
  takeCells,
} from './bookings/bookings.store';
export type { ChangesService } from './bookings/changes.service';
export { lockClients, nextClientNumber, withClient } from './bookings/client-records';
export { expireDueHolds } from './bookings/expire-due';
export { type HoldsService, otherTimes } from './bookings/holds.service';
export { joinUrlOf } from './bookings/joining.model';
export type { MakingService } from './bookings/making.service';
export { type Offer, offerOf, payingByOf } from './bookings/offer.model';
export { isBookingOf, isRecordOf } from './bookings/proven';
export { usesTrial } from './bookings/states.model';
export { applyTransition } from './bookings/transition';
export { calendarOf, entriesOf } from './notifications/booking-calendar';
export { type CalendarEntry, calendarText } from './notifications/calendar-file';
export { bookingLinks, type Links } from './notifications/links';
export type { NotifiedBooking, Side } from './notifications/notified-booking.model';
export { notifiedBookings } from './notifications/notified-booking.store';
export { registerBooking } from './register';
