import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { type Account, type Held, type MovementKind, movementOf, ways } from './ledger.model';

/** The subject and owner of a movement. */
export interface About {
  paymentId: string | null;
  bookingId: string | null;
  /** Null for a donation. */
  vendorId: string | null;
  /** The campaign of a donation. */
  campaignId?: string | null;
  /** Null for a guest. */
  userId: string | null;
  /** What became of which payout; the payout itself is named by its movement. */
  payoutId?: string;
}

/**
 * Writes a movement of `money` and returns its id; there is no other way into the ledger. Lock the
 * booking or the purchase before, and the vendor's times or the campaign before a payout. Throws when the source
 * accounts do not hold enough.
 */
export async function addMovement(
  trx: Kysely<Tables>,
  kind: MovementKind,
  money: Money,
  about: About,
): Promise<string> {
  const held =
    kind === 'payout' || kind === 'campaign-payout'
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
  if (about.payoutId) await linkPayout(trx, id, about.payoutId);
  return id;
}

async function linkPayout(trx: Kysely<Tables>, movement_id: string, payout_id: string) {
  await trx.insertInto('payout_movement').values({ movement_id, payout_id }).execute();
}

/** All other accounts are never a source, or have no lower limit. */
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

/** A payout is of all that is owed, over all bookings or donations. */
async function heldFor(
  trx: Kysely<Tables>,
  currency: Money['currency'],
  { vendorId, campaignId }: About,
): Promise<Held> {
  const due = vendorId ? await balanceOf(trx, vendorId) : await fundsOf(trx, campaignId ?? '');
  const amount = due.find((money) => money.currency === currency)?.amount ?? 0;
  return vendorId ? { 'vendor-earnings': amount } : { 'campaign-payouts': amount };
}

/**
 * A professional's earnings not paid out yet, per currency; positive balances only. After a late
 * refund the balance can be negative: later earnings make up for it.
 */
export const balanceOf = (db: Kysely<Tables>, vendorId: string): Promise<Money[]> =>
  moneyOf(db, vendorId, ['vendor-earnings', 'vendor-cash']);

/** What a campaign has raised and its organiser was not paid yet, per currency; positive sums only. */
export const fundsOf = (db: Kysely<Tables>, campaignId: string): Promise<Money[]> =>
  sumOf(db, { column: 'campaign_id', id: campaignId }, ['campaign-funds', 'campaign-payouts']);

/** Sum of some accounts of a professional, per currency; positive sums only. */
export const moneyOf = (
  db: Kysely<Tables>,
  vendorId: string,
  accounts: Account[],
): Promise<Money[]> => sumOf(db, { column: 'vendor_id', id: vendorId }, accounts);

async function sumOf(
  db: Kysely<Tables>,
  owner: { column: 'vendor_id' | 'campaign_id'; id: string },
  accounts: Account[],
): Promise<Money[]> {
  const amount = sql<number>`sum(amount)::bigint`;
  return db
    .selectFrom('ledger_entry')
    .select(['currency', amount.as('amount')])
    .where(owner.column, '=', owner.id)
    .where('account', 'in', accounts)
    .groupBy('currency')
    .having(amount, '>', 0)
    .orderBy('currency')
    .execute();
}

/** Balance of an account for one booking or payment, per currency; zero balances are omitted. */
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
