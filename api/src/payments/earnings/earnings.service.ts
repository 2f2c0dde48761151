import { type EarningEntry, type Earnings, type Invoice, limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import { referenceOf } from '../../core/http/reference';
import { balanceOf, moneyOf } from '../money/ledger.store';
import { faceOf } from '../providers/providers';
import { told } from './earnings.model';
import * as store from './earnings.store';
import { bookingLine, packageLine } from './earnings.text';

interface Deps {
  db: Kysely<Tables>;
}

export type EarningsService = ReturnType<typeof earningsService>;

const daysOfPayouts = 30;

/** A professional's earnings: entries and invoices. */
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

    /** Fails with `not-found`, also for an entry that charged no client. */
    async invoice(vendorId: string, entryId: string): Promise<Invoice> {
      return toInvoice(
        orNotFound(await store.invoiceOf(db, vendorId, entryId), 'There is no invoice.'),
      );
    },
  };
}

function toEntry(row: store.EntryRow): EarningEntry {
  const { kind, amount, hasInvoice } = told(row.kind, row.amount);
  return {
    _id: row.id,
    at: row.at.toISOString(),
    kind,
    amount: { amount, currency: row.currency },
    name: kind === 'paid-out' || kind === 'payout-returned' ? null : row.name,
    bookingId: row.booking_id,
    reference: nameOf(row),
    hasInvoice,
  };
}

function nameOf({ booking_number, purchase_number, payout_number, number }: store.EntryRow) {
  if (booking_number !== null) return referenceOf('B', booking_number);
  if (purchase_number !== null) return referenceOf('L', purchase_number);
  return payout_number === null ? referenceOf('I', number) : referenceOf('P', payout_number);
}

function toInvoice(row: store.InvoiceRow): Invoice {
  const total = { amount: row.amount, currency: row.currency };
  return {
    number: referenceOf('I', row.number),
    at: row.at.toISOString(),
    from: { name: row.vendor_name, address: row.address },
    to: { name: row.client_name ?? 'Client', city: row.city },
    lines: [{ what: lineOf(row), amount: total }],
    total,
    isTest: row.provider !== null && faceOf(row.provider).isTest,
  };
}

function lineOf(row: store.InvoiceRow): string {
  const { booking_kind: kind, service, starts_at: startsAt, time_zone: timeZone } = row;
  if (kind !== null) return bookingLine({ kind, service, startsAt, timeZone });
  return `${row.package}: ${packageLine(row.lessons, row.minutes)}`;
}
