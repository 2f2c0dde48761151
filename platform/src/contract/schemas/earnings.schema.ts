import { z } from 'zod';
import * as limits from '../limits';
import { money } from './directory.schema';
import { uuid } from './fields';
import { named } from './named';

const id = z.uuid();
const moment = z.iso.datetime();

export const earningsQuery = z.object({ cursor: uuid.optional() });
/** Path of a call about an entry of the ledger. */
export const entryParams = z.object({ entryId: uuid });

const earningEntry = z
  .object({
    _id: id,
    at: moment,
    kind: named(
      'EarningKind',
      z
        .enum(['earned', 'paid', 'refunded', 'paid-out', 'payout-returned'])
        .describe(
          "`paid` by somebody, online or at the visit; `earned`: what was paid online is the professional's, as the visit is over; `refunded` to who paid; `paid-out` to the professional; `payout-returned`: their bank did not take it.",
        ),
    ),
    amount: money.describe('Positive towards the professional.'),
    name: z.string().nullable().describe('Who paid; null of a payout.'),
    bookingId: id.nullable(),
    reference: z.string().describe('`NK-B-000123`, or the number of a package or payout.'),
    hasInvoice: z.boolean().describe('Has an invoice to print.'),
    hasCreditNote: z.boolean().describe('A refund of what has an invoice.'),
  })
  .meta({ id: 'EarningEntry', description: 'One movement of money, the latest first.' });

export const earnings = z
  .object({
    balance: z.array(money),
    held: z
      .array(money)
      .describe("Of bookings to come, or of lessons not had yet: not the professional's yet."),
    paidOut: z.array(money).describe('Paid out in the last thirty days.'),
    entries: z.array(earningEntry).max(limits.earningsPerPage),
    next: z.string().nullable(),
  })
  .meta({
    id: 'Earnings',
    description: '`balance` is what a payout would pay; of each currency one.',
  });

export const invoice = z
  .object({
    number: z.string().describe('`NK-I-000123`'),
    at: moment,
    from: z.object({ name: z.string(), address: z.string() }),
    to: z.object({
      name: z.string(),
      city: z.string().nullable(),
      gstin: z.string().nullable().describe('Of a client who wants it for a business.'),
      business: z
        .object({ name: z.string(), address: z.string() })
        .nullable()
        .describe('As registered under the GSTIN; null: not stated.'),
    }),
    lines: z.array(z.object({ what: z.string(), amount: money })),
    total: money,
    isReverseCharge: z.boolean().describe('The recipient pays the GST.'),
    isTest: z.boolean().describe('No money has moved: it came from the test provider.'),
  })
  .meta({ id: 'Invoice', description: 'What somebody was charged, to be printed.' });

export const payout = z
  .object({ _id: id, amount: money, at: moment, isTest: z.boolean() })
  .meta({ id: 'Payout', description: 'An amount paid out to the professional.' });
