import { type ClientBookingOrder, limits, type PracticeBooking } from '@nukkad/platform/contract';
import { telephoneOf } from '@nukkad/platform/contract/definitions';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { cellsBetween, lockTimes, scheduleOf, standingInHours } from '../../availability';
import * as bookings from '../../booking';
import {
  applyTransition,
  around,
  type BookingKeys,
  expireDueHolds,
  type NotifyOfBooking,
  type Offer,
  offerOf,
  otherTimes,
  payingByOf,
  usesTrial,
} from '../../booking';
import { noPractice } from '../../core/auth/practice-of';
import type { Tables } from '../../core/db/tables.generated';
import { keyHash } from '../../core/guest-tokens/key-hash';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound, SlotTaken } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { vendorChanged } from '../../directory';
import { type BookedClient, bookedClient, ownRecordOf } from './booked-client.store';
import { toPracticeBooking } from './practice-booking';
import { practiceBookingById } from './practice-bookings.store';

type Trx = Kysely<Tables>;

/** Dependencies of bookings made by professionals. */
export interface BookingClientsDeps {
  db: Trx;
  idempotent: IdempotentWrite;
  notifyOfBooking: NotifyOfBooking;
  keys: BookingKeys;
}

/** The professional who books. */
export interface Booker {
  vendorId: string;
  userId: string;
}

export type BookingClientsService = ReturnType<typeof bookingClientsService>;

/** Bookings that professionals make for their clients. */
export function bookingClientsService(deps: BookingClientsDeps) {
  const { db, idempotent, notifyOfBooking, keys } = deps;

  async function confirm(
    trx: Trx,
    seller: bookings.SellerRow,
    { order, service, offer, client }: Understood,
    { userId: byId }: Booker,
  ): Promise<string> {
    const id = uuidv7();
    const start = new Date(order.start);
    const end = new Date(start.getTime() + offer.minutes * 60_000);
    const held = await bookings.insertBooking(trx, {
      ...{ id, vendor_id: seller.id, kind: order.kind, status: 'held' as const, ...client },
      ...{ starts_at: start, ends_at: end, time_zone: seller.timeZone },
      ...{ service_id: service?.id ?? null, service_name: service?.name ?? null },
      ...{ fee_amount: offer.fee?.amount ?? null, fee_currency: offer.fee?.currency ?? null },
      paying_by: payingByOf({ fee: offer.fee, isOnlineOffered: false, credits: 0 })[0] ?? null,
      reason: order.about ?? null,
      key_hash: client.user_id === null ? keyHash(keys.keyOf(id)) : null,
      expires_at: sql<string>`now() + ${limits.holdMinutes}::int * interval '1 minute'`,
    });
    const cells = cellsBetween(start.getTime(), end.getTime(), seller);
    if (!(await bookings.takeCells(trx, held, cells))) throw new SlotTaken();
    await bookings.addEvent(trx, held, { from: null, by: 'vendor', byId, note: null });
    if (await bookings.markOwnTimes(trx, seller.id)) await vendorChanged(trx, seller.id);
    await applyTransition(trx, { notifyOfBooking }, held, 'confirm', { by: 'vendor', byId });
    return id;
  }

  async function place(trx: Trx, order: ClientBookingOrder, by: Booker): Promise<PracticeBooking> {
    await lockTimes(trx, by.vendorId);
    await expireDueHolds(trx, { notifyOfBooking }, by.vendorId);
    const seller = await bookings.sellerOf(trx, by.vendorId);
    if (!seller) throw noPractice();
    const understood = await understand(trx, seller, order);
    await mustBeFree(trx, seller.id, understood);
    const id = await confirm(trx, seller, understood, by);
    const row = orNotFound(
      await practiceBookingById(trx, by.vendorId, id),
      'There is no such booking.',
    );
    return toPracticeBooking(row, new Date());
  }

  return {
    /**
     * Confirmed at once. Fails with `slot-taken` and alternatives, `trial-used`, `not-found` for a
     * client outside this vendor's records, `validation` for a time outside the hours.
     */
    async book(
      order: ClientBookingOrder,
      by: Booker,
      key: string | undefined,
    ): Promise<PracticeBooking> {
      try {
        const write = { call: 'bookClient', key, body: { ...by, ...order } } as const;
        return await idempotent(write, (trx) => place(trx, order, by));
      } catch (error) {
        if (!(error instanceof SlotTaken)) throw error;
        const { offer } = await offered(db, await sellerFor(db, by), order);
        throw new SlotTaken(await otherTimes(db, by.vendorId, new Date(order.start), offer));
      }
    },
  };
}

async function sellerFor(db: Trx, { vendorId }: Booker): Promise<bookings.SellerRow> {
  const seller = await bookings.sellerOf(db, vendorId);
  if (!seller) throw noPractice();
  return seller;
}

interface Understood {
  order: ClientBookingOrder;
  service: Awaited<ReturnType<typeof bookings.serviceOf>>;
  offer: Offer;
  client: BookedClient;
}

async function understand(
  trx: Trx,
  seller: bookings.SellerRow,
  order: ClientBookingOrder,
): Promise<Understood> {
  const { service, offer } = await offered(trx, seller, order);
  const client = await clientOf(trx, seller.id, order);
  if (order.kind === 'trial') await mustBeFirstTrial(trx, seller.id, client);
  return { order, service, offer, client };
}

/** Name, length and price of what is booked. */
async function offered(db: Trx, seller: bookings.SellerRow, order: ClientBookingOrder) {
  const service =
    order.service === undefined
      ? undefined
      : await bookings.serviceOf(db, seller.id, order.service);
  if (order.service !== undefined && !service) throw notValid({ service: 'must be one of yours' });
  const want = { kind: order.kind, service: service ?? null, hours: order.hours ?? null };
  const offer = offerOf(seller, want);
  if (!offer) throw notValid({ kind: 'must be something you are booked for' });
  return { service, offer };
}

async function clientOf(
  trx: Trx,
  vendorId: string,
  { clientId, client }: ClientBookingOrder,
): Promise<BookedClient> {
  if (clientId !== undefined) {
    return orNotFound(await bookedClient(trx, vendorId, clientId), 'There is no such client.');
  }
  if (!client) throw notValid({ client: 'say who comes' });
  const typed = { client_name: client.name, client_phone: telephoneOf(client.phone) };
  const own = await ownRecordOf(trx, vendorId, typed);
  if (own) return own;
  return { ...{ client_id: null, user_id: null, client_email: null }, ...typed };
}

async function mustBeFirstTrial(trx: Trx, vendorId: string, client: BookedClient) {
  const pair = { userId: client.user_id, phone: client.client_phone };
  if (await bookings.hasHadTrial(trx, vendorId, pair, usesTrial)) {
    throw new ApiError('trial-used', 'This client has already had a trial lesson with you.');
  }
}

async function mustBeFree(trx: Trx, vendorId: string, { order, offer }: Understood): Promise<void> {
  const start = new Date(order.start);
  const schedule = await scheduleOf(trx, vendorId, around(start));
  if (!schedule) throw noPractice();
  const standing = standingInHours(start, schedule, new Date(), offer.minutes);
  if (standing === 'booked') throw new SlotTaken();
  if (standing !== null) throw notValid({ start: rules[standing] });
}

const rules = {
  past: 'must be a time to come',
  'off-grid': `must be a quarter of an hour, such as 10:${limits.slotCellMinutes}`,
  closed: 'must lie within your hours',
  lunch: 'must not touch your lunch break',
} as const;
