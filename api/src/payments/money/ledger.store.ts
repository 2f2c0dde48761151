import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { type Account, type Held, type MovementKind, movementOf, ways } from './ledger.model';

/** What a movement is about, and whose the money is. */
export interface About {
  paymentId: string | null;
  bookingId: string | null;
  /** Null of a donation. */
  vendorId: string | null;
  /** What a donation is for. */
  campaignId?: string | null;
  /** Null for a guest. */
  userId: string | null;
}

/**
 * Writes a movement of `money` and answers its id; there is no other way into the ledger. Lock the
 * booking or the purchase before, and the vendor's times before a payout. Fails where the money is
 * not in the accounts it is taken from.
 */
export async function addMovement(
  trx: Kysely<Tables>,
  kind: MovementKind,
  money: Money,
  about: About,
): Promise<string> {
  const held =
    kind === 'payout'
      ? await heldFor(trx, money.currency, about)
      : await heldIn(trx, ways[kind].from, money.currency, about);
  const { entries, currency } = movementOf(kind, money, held);
  const id = uuidv7();
  const { vendorId: vendor_id, userId: user_id, paymentId, bookingId } = about;
  const campaign_id = about.campaignId ?? null;
  await trx
    .insertInto('ledger_movement')
    .values({ id, kind, payment_id: paymentId, booking_id: bookingId })
    .execute();
  await trx
    .insertInto('ledger_entry')
    .values(
      entries.map((entry, position) => ({
        ...entry,
        ...{ movement_id: id, position, vendor_id, user_id, campaign_id, currency },
      })),
    )
    .execute();
  return id;
}

/** The others are not taken from, or have no bottom. */
const keptBy: Partial<Record<Account, 'booking_id' | 'payment_id'>> = {
  'client-deposits': 'booking_id',
  'vendor-earnings': 'booking_id',
  'unused-lessons': 'payment_id',
  'client-refunds': 'payment_id',
  'campaign-funds': 'payment_id',
};

async function heldIn(
  trx: Kysely<Tables>,
  accounts: readonly Account[],
  currency: Money['currency'],
  { bookingId, paymentId }: About,
): Promise<Held> {
  const held: Held = {};
  for (const account of accounts) {
    const column = keptBy[account];
    const id = column === 'booking_id' ? bookingId : paymentId;
    if (!column || id === null) continue;
    const there = await moneyIn(trx, account, { column, id });
    held[account] = there.find((money) => money.currency === currency)?.amount ?? 0;
  }
  return held;
}

/** Whoever is paid out gets what they have not been given at visits, of all bookings together. */
async function heldFor(
  trx: Kysely<Tables>,
  currency: Money['currency'],
  { vendorId }: About,
): Promise<Held> {
  if (vendorId === null) return {};
  const due = (await balanceOf(trx, vendorId)).find((money) => money.currency === currency);
  return { 'vendor-earnings': due?.amount ?? 0 };
}

/**
 * What a professional has earned and has not got yet, per currency; only what is above nothing.
 * After a late refund that can be less than nothing: then what is earned next makes up for it.
 */
export const balanceOf = (db: Kysely<Tables>, vendorId: string): Promise<Money[]> =>
  moneyOf(db, vendorId, ['vendor-earnings', 'vendor-cash']);

/** What some accounts have of one professional together, per currency, where it is above nothing. */
export async function moneyOf(
  db: Kysely<Tables>,
  vendorId: string,
  accounts: Account[],
): Promise<Money[]> {
  const amount = sql<number>`sum(amount)::bigint`;
  return db
    .selectFrom('ledger_entry')
    .select(['currency', amount.as('amount')])
    .where('vendor_id', '=', vendorId)
    .where('account', 'in', accounts)
    .groupBy('currency')
    .having(amount, '>', 0)
    .orderBy('currency')
    .execute();
}

/** What an account has of one booking or payment, per currency; none where it is nothing. */
export async function moneyIn(
  db: Kysely<Tables>,
  account: Account,
  of: { column: 'booking_id' | 'payment_id'; id: string },
): Promise<Money[]> {
  const amount = sql<number>`sum(ledger_entry.amount)::bigint`;
  return db
    .selectFrom('ledger_movement')
    .innerJoin('ledger_entry', 'ledger_entry.movement_id', 'ledger_movement.id')
    .select(['ledger_entry.currency', amount.as('amount')])
    .where(`ledger_movement.${of.column}`, '=', of.id)
    .where('ledger_entry.account', '=', account)
    .groupBy('ledger_entry.currency')
    .having(amount, '<>', 0)
    .execute();
}

export async function hasMovement(
  trx: Kysely<Tables>,
  kind: MovementKind,
  bookingId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('ledger_movement')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found !== undefined;
}
