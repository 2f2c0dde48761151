import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import type { OneTimeCodesService } from '../../identity';
import type { ReadSnapshot } from './availability-snapshot';
import type { NotifyOfBooking } from './booking-change';
import type { BookingKeys } from './booking-key';
import type { BookingMoney } from './money.port';
import type { VendorQueue } from './vendor-queue';

/** Dependencies shared by the booking services. */
export interface BookingDeps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  codes: OneTimeCodesService;
  keys: BookingKeys;
  money: BookingMoney;
  notifyOfBooking: NotifyOfBooking;
  inVendorQueue: VendorQueue;
  readSnapshot: ReadSnapshot;
}
