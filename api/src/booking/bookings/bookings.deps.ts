import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Once } from '../../core/http/idempotency';
import type { CodesService } from '../../identity';
import type { Look } from './availability-snapshot';
import type { TellOfBooking } from './booking-change';
import type { BookingKeys } from './booking-key';
import type { BookingMoney } from './money.port';
import type { InTurn } from './vendor-queue';

/** What everything about bookings is made of. */
export interface BookingNeeds {
  db: Kysely<Tables>;
  once: Once;
  codes: CodesService;
  keys: BookingKeys;
  money: BookingMoney;
  tell: TellOfBooking;
  inTurn: InTurn;
  look: Look;
}
