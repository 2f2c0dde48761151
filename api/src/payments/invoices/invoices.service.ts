import { boundsOf, INDIA, monthSpan } from '@nukkad/platform/calendar';
import type { Invoice, Statement, TaxProfile, TaxProfileOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError, orNotFound } from '../../core/http/problems';
import { faceOf } from '../providers/providers';
import { invoiceNumber, proposalFor } from './gst.model';
import { isGstin, stateOfGstin, stateWithCode } from './gstin.model';
import { bookingLine, packageLine } from './invoice-lines.text';
import { invoicePdf } from './invoice-pdf';
import * as store from './invoices.store';
import { statementPart } from './statement.model';
import { statementPdf } from './statement-pdf';
import { monthSums } from './statements.store';

type Db = Kysely<Tables>;

export type InvoicesService = ReturnType<typeof invoicesService>;

const none = 'There is no invoice.';

/**
 * Invoices, statements and what professionals state about GST. An invoice is issued, and has its number,
 * when somebody first asks for it.
 */
export function invoicesService({ db }: { db: Db }) {
  async function issued(vendorId: string, entryId: string) {
    const charge = orNotFound(await store.chargeOf(db, vendorId, entryId), none);
    const before = await store.issuedFor(db, entryId);
    return { charge, issued: before ?? (await issue(db, charge)) };
  }

  async function pdf(vendorId: string, entryId: string): Promise<Buffer> {
    const found = await issued(vendorId, entryId);
    const { charge } = found;
    return invoicePdf({ ...found, line: lineOf(charge), isTest: isTest(charge) });
  }

  async function statement(vendorId: string, month: string): Promise<Statement> {
    const sums = await monthSums(db, vendorId, boundsOf(monthSpan(month), INDIA));
    return { month, parts: sums.map(statementPart) };
  }

  return {
    pdf,
    statement,

    /** Fails with `not-found`, also for an entry that charged no client. */
    async invoice(vendorId: string, entryId: string): Promise<Invoice> {
      const found = await issued(vendorId, entryId);
      return toInvoice(found.charge, found.issued);
    },

    /** The invoice of what the caller paid for a booking. Fails with `not-found` for all others. */
    async pdfForPayer(bookingId: string, { person, key }: Caller): Promise<Buffer> {
      const payer = { userId: person?.userId ?? null, keyHash: key === null ? null : keyHash(key) };
      const charge = orNotFound(await store.chargeOfBooking(db, bookingId, payer), none);
      return pdf(charge.vendor_id, charge.id);
    },

    async statementPdf(vendorId: string, month: string): Promise<Buffer> {
      return statementPdf(await statement(vendorId, month), await store.nameOf(db, vendorId));
    },

    taxProfile: (vendorId: string) => taxProfile(db, vendorId),

    async saveTaxProfile(vendorId: string, order: TaxProfileOrder): Promise<TaxProfile> {
      const { gstin, legalName: legal_name, sac, rate } = order;
      if (gstin !== null && !isGstin(gstin)) {
        throw new ApiError('validation', 'This is no GSTIN. Check its 15 characters.', {
          gstin: 'must be a GSTIN such as 29AAGCB7383J1Z4',
        });
      }
      await store.saveTaxProfile(db, vendorId, { gstin, legal_name, sac, rate });
      return taxProfile(db, vendorId);
    },
  };
}

async function issue(db: Db, charge: store.ChargeRow): Promise<store.IssuedRow> {
  return db.transaction().execute(async (trx) => {
    const stated = await store.taxProfileOf(trx, charge.vendor_id);
    const { sac, rate } = stated ?? { ...proposalFor(charge.profession ?? ''), rate: 0 };
    return store.issueInvoice(trx, charge, {
      ...{ sac, rate, gstin: stated?.gstin ?? null, recipient_state: charge.recipient_state },
      supplier_name: stated?.legal_name ?? charge.vendor_name,
      supplier_address: charge.address,
    });
  });
}

async function taxProfile(db: Db, vendorId: string): Promise<TaxProfile> {
  const [stated, profession] = await Promise.all([
    store.taxProfileOf(db, vendorId),
    store.professionOf(db, vendorId),
  ]);
  const proposed = proposalFor(profession);
  const { gstin, legal_name, sac, rate } = stated ?? { gstin: null, legal_name: null, ...proposed };
  const state = gstin === null ? undefined : stateOfGstin(gstin);
  return {
    ...{ gstin, legalName: legal_name, sac, rate, proposed },
    state: state === undefined ? null : stateWithCode(state),
  };
}

function toInvoice(charge: store.ChargeRow, issued: store.IssuedRow): Invoice {
  const total = { amount: charge.amount, currency: charge.currency };
  return {
    number: invoiceNumber(issued.year, issued.sequence),
    at: charge.at.toISOString(),
    from: { name: issued.supplier_name, address: issued.supplier_address },
    to: { name: charge.client_name ?? 'Client', city: charge.city },
    lines: [{ what: lineOf(charge), amount: total }],
    total,
    isTest: isTest(charge),
  };
}

const isTest = ({ provider }: store.ChargeRow) => provider !== null && faceOf(provider).isTest;

function lineOf(row: store.ChargeRow): string {
  const { booking_kind: kind, service, starts_at: startsAt, time_zone: timeZone } = row;
  if (kind !== null) return bookingLine({ kind, service, startsAt, timeZone });
  return `${row.package}: ${packageLine(row.lessons, row.minutes)}`;
}
