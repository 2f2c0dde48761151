import type { Money } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { proposalFor } from '../../../src/payments/invoices/gst.model';
import { type MovementKind, movementOf } from '../../../src/payments/money/ledger.model';
import { idsAt } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { demoUserId } from '../demo/demo';
import { ago } from '../texts/ago';
import { load } from '../vendors/load-vendors';

type Db = Kysely<Tables>;

const accounts = ['doctor', 'teacher', 'advocate', 'ca', 'engineer', 'labour'];

/** The one account that books with others as well. */
const client = 'user';

/** Days ago since which some pay online, and until when earnings have been paid out. */
const online = { since: 60, paidOut: 10 };

/** One in this many pays online. */
const onlineShare = 3;

const provider = 'test';

/**
 * Payments for bookings of the demo vendors: at the visit, or online with the test provider, then
 * held, earned and paid out as in the ledger. What the demo client booked elsewhere was paid at the visit.
 */
export async function seedPayments(db: Db, now: Date): Promise<void> {
  const bookings = await paidBookings(db).where('vendor.user_id', 'in', demoVendors).execute();
  const visits = await paidBookings(db)
    .where('booking.user_id', '=', demoUserId(client))
    .where('booking.status', '=', 'completed')
    .where(({ not, eb }) => not(eb('vendor.user_id', 'in', demoVendors)))
    .execute();
  const since = ago(now, online.since);
  const isOnline = (booking: Paid, nth: number) =>
    booking.status === 'confirmed' || (booking.created_at > since && nth % onlineShare === 0);
  const ledger = newLedger();
  const paid = bookings.filter(isOnline).map((booking) => payOnline(ledger, booking));
  for (const booking of bookings.filter((one, nth) => !isOnline(one, nth))) {
    ledger.add('visit-paid', moneyOf(booking), { ...booking, at: over(booking) });
  }
  const paidOut = ago(now, online.paidOut);
  const given = payoutAccounts(bookings, ledger.nextId, ago(now, online.since));
  const byVendor = new Map(given.map(({ id, vendor_id }) => [vendor_id, id]));
  const payouts = payOut(ledger, bookings.filter(isOnline), paidOut, byVendor);
  for (const visit of visits) {
    ledger.add('visit-paid', moneyOf(visit), { ...visit, at: over(visit) });
  }
  await load(db, 'payment', paid);
  await load(db, 'ledger_movement', ledger.movements);
  await load(db, 'ledger_entry', ledger.entries);
  await load(db, 'payout_account', given);
  await load(db, 'payout', payouts);
  await load(db, 'tax_profile', taxProfiles([...bookings, ...visits], now));
  const ids = paid.map(({ booking_id }) => booking_id);
  if (ids.length === 0) return;
  await db.updateTable('booking').set({ paying_by: 'online' }).where('id', 'in', ids).execute();
}

type Paid = Awaited<ReturnType<ReturnType<typeof paidBookings>['execute']>>[number];

const demoVendors = accounts.map(demoUserId);

/** Completed bookings, and coming ones with a fee, oldest first. */
function paidBookings(db: Db) {
  return db
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['booking.id', 'booking.vendor_id', 'booking.user_id', 'booking.status'])
    .select(['booking.ends_at', 'booking.created_at', 'booking.fee_amount as amount'])
    .select(['booking.fee_currency as currency', 'category.profession'])
    .where('booking.status', 'in', ['completed', 'confirmed'])
    .where('booking.fee_amount', '>', 0)
    .orderBy('booking.created_at')
    .orderBy('booking.id');
}

const moneyOf = ({ amount, currency }: Paid): Money => ({
  amount: amount as number,
  currency: currency as Money['currency'],
});

const minutesAfter = 10;

/** A booking is marked as done a little after its end. */
const over = ({ ends_at }: Paid) => new Date(ends_at.getTime() + minutesAfter * 60_000);

interface About {
  vendor_id: string;
  user_id: string | null;
  at: Date;
  /** Id of the booking. */
  id?: string;
  payment_id?: string;
}

/** Collects ledger entries, with consecutive ids. */
function newLedger() {
  const nextId = idsAt(0, randomFor(hashOf('demo ledger'), 0, 'id'));
  const movements: object[] = [];
  const entries: object[] = [];
  return {
    nextId,
    movements,
    entries,
    add(kind: MovementKind, money: Money, about: About): string {
      const { vendor_id, user_id, at, id: booking_id = null, payment_id = null } = about;
      const held = { 'client-deposits': money.amount, 'vendor-earnings': money.amount };
      const id = nextId();
      movements.push({ id, kind, payment_id, booking_id, at: at.toISOString() });
      const { currency } = money;
      for (const [position, entry] of movementOf(kind, money, held).entries.entries()) {
        entries.push({ ...entry, movement_id: id, position, vendor_id, user_id, currency });
      }
      return id;
    },
  };
}

type Ledger = ReturnType<typeof newLedger>;

function payOnline(ledger: Ledger, booking: Paid) {
  const { id: booking_id, user_id, created_at } = booking;
  const money = moneyOf(booking);
  const id = ledger.nextId();
  ledger.add('payment', money, { ...booking, payment_id: id, at: created_at });
  if (booking.status === 'completed') {
    ledger.add('earning', money, { ...booking, at: over(booking) });
  }
  const at = created_at.toISOString();
  return {
    ...{ id, provider, provider_ref: `sample_${id}`, booking_id, user_id, ...money },
    ...{ refunded_amount: 0, state: 'paid', created_at: at, paid_at: at },
  };
}

/** Verified accounts without a number: no money moves to them. */
function payoutAccounts(bookings: Paid[], nextId: () => string, since: Date) {
  const at = since.toISOString();
  return [...new Set(bookings.map(({ vendor_id }) => vendor_id))].map((vendor_id) => ({
    ...{ id: nextId(), vendor_id, kind: 'bank', mask: 'HDFC0000123 ••••4321', state: 'verified' },
    ...{ created_at: at, usable_at: at, decided_at: at },
  }));
}

/** Nobody invented is registered for GST. */
function taxProfiles(bookings: Paid[], now: Date) {
  const professions = new Map(bookings.map(({ vendor_id, profession }) => [vendor_id, profession]));
  return [...professions].map(([vendor_id, profession]) => {
    const { sac, rate } = proposalFor(profession ?? '');
    return { vendor_id, gstin: null, legal_name: null, sac, rate, updated_at: now.toISOString() };
  });
}

/** One payout per vendor, of all online earnings until `until`. */
function payOut(
  ledger: Ledger,
  bookings: Paid[],
  until: Date,
  accounts: ReadonlyMap<string, string>,
) {
  const due = bookings.filter((one) => one.status === 'completed' && over(one) < until);
  return [...new Set(due.map(({ vendor_id }) => vendor_id))].flatMap((vendor_id) => {
    const own = due.filter((one) => one.vendor_id === vendor_id).map(moneyOf);
    return [...new Set(own.map(({ currency }) => currency))].map((currency) => {
      const amounts = own.filter((money) => money.currency === currency);
      const money = { currency, amount: amounts.reduce((sum, { amount }) => sum + amount, 0) };
      const about = { vendor_id, user_id: null, at: until };
      const id = ledger.add('payout', money, about);
      ledger.add('payout-paid', money, about);
      const at = until.toISOString();
      const account_id = accounts.get(vendor_id) ?? null;
      return {
        ...{ id, vendor_id, ...money, provider, account_id, state: 'paid' },
        ...{ created_at: at, ended_at: at },
      };
    });
  });
}
