export { advance } from './bookings/advance';
export type { TellOfBooking } from './bookings/booking-change';
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
export type { Repeatable } from './bookings/changing';
export { lockClients, nextClientNumber, withClient } from './bookings/client-records';
export { endDueHolds } from './bookings/endings';
export { otherTimes } from './bookings/holds.service';
export { joinUrlOf } from './bookings/joining.model';
export { around } from './bookings/looking';
export { type Offer, offerOf, payingByOf } from './bookings/offer.model';
export { isBookingOf, isRecordOf, provenEmailOf } from './bookings/proven';
export { usesTrial } from './bookings/states.model';
export { registerBooking } from './register';
export { calendarOf } from './telling/booking-calendar';
export { type CalendarEntry, calendarText } from './telling/calendar-file';
export { bookingLinks, type Links } from './telling/links';
export { toldBookings } from './telling/told-booking.store';
