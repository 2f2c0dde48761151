import { boundsOf, INDIA, monthSpan } from '@nukkad/platform/calendar';
import type { Invoice, Statement, TaxProfile, TaxProfileOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError, orNotFound } from '../../core/http/problems';
import { stateOfCity } from '../../directory';
import { faceOf } from '../providers/providers';
import { type Credited, creditNotesPdf } from './credit-note-pdf';
import * as credits from './credit-notes.store';
import { creditNoteNumber, invoiceNumber, isReverseCharge, proposalFor } from './gst.model';
import { awaitGstAnswer, requireGstAnswer } from './gst-question';
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
const noCredit = 'There is no credit note.';

/**
 * Invoices, statements and what professionals state about GST. An invoice is issued, and has its number,
 * when somebody first asks for it, but not before the professional has said whether GST is charged.
 */
export function invoicesService({ db }: { db: Db }) {
  async function issued(vendorId: string, entryId: string) {
    const charge = orNotFound(await store.chargeOf(db, vendorId, entryId), none);
    const before = await store.issuedFor(db, entryId);
    return { charge, issued: before ?? (await issue(db, charge)) };
  }

  /** For the professional. Fails with `conflict` before they have said whether they charge GST. */
  async function ownIssued(vendorId: string, entryId: string) {
    await requireGstAnswer(db, orNotFound(await store.chargeOf(db, vendorId, entryId), none));
    return issued(vendorId, entryId);
  }

  /** What was given back of an invoiced charge, with its credit notes. */
  async function credited(vendorId: string, chargeId: string): Promise<Credited[]> {
    const found = await issued(vendorId, chargeId);
    await creditInvoice(db, { id: chargeId, vendor_id: vendorId });
    const more = { line: lineOf(found.charge), isTest: isTest(found.charge) };
    const refunds = await credits.creditedOf(db, chargeId);
    return refunds.map((refund) => ({ ...found, ...more, refund }));
  }

  async function notesForPayer(charges: credits.ChargeKey[]): Promise<Buffer> {
    const all: Credited[] = [];
    for (const charge of charges) {
      await awaitGstAnswer(db, charge);
      all.push(...(await credited(charge.vendor_id, charge.id)));
    }
    if (all.length === 0) throw new ApiError('not-found', noCredit);
    return creditNotesPdf(all);
  }

  /** Fails with `conflict` while the professional is asked about GST. */
  async function invoiceForPayer(charge: credits.ChargeKey | undefined): Promise<Buffer> {
    const { id, vendor_id } = orNotFound(charge, none);
    await awaitGstAnswer(db, { id, vendor_id });
    return pdfOf(await issued(vendor_id, id));
  }

  async function statement(vendorId: string, month: string): Promise<Statement> {
    const span = boundsOf(monthSpan(month), INDIA);
    const [sums, notes] = await Promise.all([
      monthSums(db, vendorId, span),
      credits.notesIssued(db, vendorId, span),
    ]);
    return { month, parts: sums.map(statementPart), creditNotes: notes.map(toListed) };
  }

  return {
    statement,

    /** Fails with `not-found`, also for an entry that charged no client. */
    async invoice(vendorId: string, entryId: string): Promise<Invoice> {
      const found = await ownIssued(vendorId, entryId);
      return toInvoice(found.charge, found.issued);
    },

    /** As `invoice`. */
    pdf: async (vendorId: string, entryId: string): Promise<Buffer> =>
      pdfOf(await ownIssued(vendorId, entryId)),

    /** The invoice of what the caller paid for a booking. Fails with `not-found` for all others. */
    async pdfForPayer(bookingId: string, caller: Caller): Promise<Buffer> {
      return invoiceForPayer(await store.chargeOfBooking(db, bookingId, payerOf(caller)));
    },

    /** The credit note of a refund. Fails with `not-found`, also for an entry that is none. */
    async creditNotePdf(vendorId: string, entryId: string): Promise<Buffer> {
      const charge = await credits.chargeOfRefund(db, entryId);
      if (charge?.vendor_id !== vendorId) throw new ApiError('not-found', noCredit);
      await requireGstAnswer(db, charge);
      const all = await credited(vendorId, charge.id);
      return creditNotesPdf(all.filter(({ refund }) => refund.id === entryId));
    },

    /** The credit notes of the caller's booking. Fails with `not-found` for all others. */
    async creditNotesForPayer(bookingId: string, caller: Caller): Promise<Buffer> {
      return notesForPayer(await credits.refundedChargesOf(db, bookingId, payerOf(caller)));
    },

    /** The invoice of the buyer's lesson package. Fails with `not-found` for all others. */
    async pdfOfPurchase(purchaseId: string, userId: string): Promise<Buffer> {
      return invoiceForPayer(await store.chargeOfPurchase(db, purchaseId, userId));
    },

    /** The credit notes of the buyer's lesson package. Fails with `not-found` for all others. */
    async creditNotesOfPurchase(purchaseId: string, userId: string): Promise<Buffer> {
      return notesForPayer(await credits.refundedChargesOfPurchase(db, purchaseId, userId));
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

const pdfOf = (found: { charge: store.ChargeRow; issued: store.IssuedRow }): Promise<Buffer> =>
  invoicePdf({ ...found, line: lineOf(found.charge), isTest: isTest(found.charge) });

const payerOf = ({ person, key }: Caller) => ({
  userId: person?.userId ?? null,
  keyHash: key === null ? null : keyHash(key),
});

/** Job that issues the credit note of a refund, if what it gives back was invoiced. */
export const creditRefund =
  (db: Db) =>
  async ({ id }: { id: string }): Promise<void> => {
    const charge = await credits.chargeOfRefund(db, id);
    if (charge) await creditInvoice(db, charge);
  };

/** Looks under the lock that invoices are issued under: one on its way may not have seen the refund. */
const creditInvoice = (db: Db, charge: credits.ChargeKey): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockTimes(trx, charge.vendor_id);
    if (await store.issuedFor(trx, charge.id)) await credits.creditRefunds(trx, charge);
  });

const toListed = (row: credits.ListedNote): Statement['creditNotes'][number] => ({
  number: creditNoteNumber(row.year, row.sequence),
  invoice: invoiceNumber(row.invoice_year, row.invoice_sequence),
  at: row.issued_at.toISOString(),
  amount: { amount: row.amount, currency: row.currency },
});

async function issue(db: Db, charge: store.ChargeRow): Promise<store.IssuedRow> {
  return db.transaction().execute(async (trx) => {
    const stated = await store.taxProfileOf(trx, charge.vendor_id);
    const proposed = proposalFor(charge.profession ?? '');
    const { sac, rate } = stated ?? { ...proposed, rate: 0 };
    return store.issueInvoice(trx, charge, {
      ...{ sac, rate, gstin: stated?.gstin ?? null },
      recipient_state: charge.city === null ? null : await stateOfCity(trx, charge.city),
      recipient_gstin: charge.client_gstin,
      recipient_name: charge.client_business_name,
      recipient_address: charge.client_business_address,
      is_reverse_charge: isReverseCharge(stated ?? proposed, proposed, {
        gstin: charge.client_gstin,
      }),
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
    to: {
      ...{ name: charge.client_name ?? 'Client', city: charge.city },
      ...{ gstin: issued.recipient_gstin, business: businessIn(issued) },
    },
    lines: [{ what: lineOf(charge), amount: total }],
    total,
    isReverseCharge: issued.is_reverse_charge,
    isTest: isTest(charge),
  };
}

const businessIn = ({ recipient_name: name, recipient_address: address }: store.IssuedRow) =>
  name === null || address === null ? null : { name, address };

const isTest = ({ provider }: store.ChargeRow) => provider !== null && faceOf(provider).isTest;

function lineOf(row: store.ChargeRow): string {
  const { booking_kind: kind, service, starts_at: startsAt, time_zone: timeZone } = row;
  if (kind !== null) return bookingLine({ kind, service, startsAt, timeZone });
  return `${row.package}: ${packageLine(row.lessons, row.minutes)}`;
}
