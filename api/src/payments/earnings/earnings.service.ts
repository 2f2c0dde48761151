import { type EarningEntry, type Earnings, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { referenceOf } from '../../core/http/reference';
import { balanceOf, moneyOf } from '../money/ledger.store';
import { told } from './earnings.model';
import * as store from './earnings.store';

interface Deps {
  db: Kysely<Tables>;
}

export type EarningsService = ReturnType<typeof earningsService>;

const daysOfPayouts = 30;

/** A professional's earnings. */
export function earningsService({ db }: Deps) {
  return {
    /** One page of entries, and the balances. */
    async of(vendorId: string, cursor: string | undefined): Promise<Earnings> {
      const most = limits.earningsPerPage;
      const wanted = { after: cursor ?? null, most: most + 1 };
      const [balance, held, paidOut, found] = await Promise.all([
        balanceOf(db, vendorId),
        moneyOf(db, vendorId, ['client-deposits', 'unused-lessons']),
        store.paidOutSince(db, vendorId, daysOfPayouts),
        store.entriesOf(db, vendorId, wanted),
      ]);
      const page = found.slice(0, most);
      const next = found.length > most ? (page.at(-1)?.id ?? null) : null;
      return { balance, held, paidOut, entries: page.map(toEntry), next };
    },
  };
}

function toEntry(row: store.EntryRow): EarningEntry {
  const { kind, amount, ...documents } = told(row.kind, row.amount);
  return {
    _id: row.id,
    at: row.at.toISOString(),
    kind,
    amount: { amount, currency: row.currency },
    name: kind === 'paid-out' || kind === 'payout-returned' ? null : row.name,
    bookingId: row.booking_id,
    reference: nameOf(row),
    ...documents,
  };
}

function nameOf({ booking_number, purchase_number, payout_number, number }: store.EntryRow) {
  if (booking_number !== null) return referenceOf('B', booking_number);
  if (purchase_number !== null) return referenceOf('L', purchase_number);
  return payout_number === null ? referenceOf('I', number) : referenceOf('P', payout_number);
}
