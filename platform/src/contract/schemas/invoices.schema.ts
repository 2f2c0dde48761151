import { z } from 'zod';
import { money } from './directory.schema';
import { gstin, words } from './fields';
import { named } from './named';

const sac = z
  .string()
  .regex(/^99\d{2}(?:\d{2})?$/, 'must be a code of 4 or 6 digits that begins with 99')
  .meta({ examples: ['9993'] })
  .describe('Service Accounting Code: a heading of four digits or a service of six.');

const rate = z
  .union([z.literal(0), z.literal(5), z.literal(18)])
  .describe('Percent of GST within prices.');

export const taxProfileOrder = z
  .object({
    gstin: gstin
      .nullable()
      .describe('Null: not registered, so that invoices are receipts without tax.'),
    legalName: words(2, 200).nullable().describe('As registered; null: the name of the page.'),
    sac,
    rate,
  })
  .meta({ id: 'TaxProfileOrder', description: 'What a professional states about GST.' });

export const taxProfile = z
  .object({
    gstin: z.string().nullable(),
    state: z.string().nullable().describe('In which the GSTIN is registered, `Karnataka (29)`.'),
    legalName: z.string().nullable(),
    sac: z.string(),
    rate: z.number(),
    proposed: z
      .object({ sac: z.string(), rate: z.number(), rule: z.string() })
      .describe('What is usual in the profession, and the rule it follows from.'),
  })
  .meta({ id: 'TaxProfile', description: 'What invoices are issued by from now on.' });

/** Path of a call about a month, `yyyy-MM`. */
export const monthParams = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
    .meta({ examples: ['2026-11'] }),
});

const amount = money.describe('Positive towards the professional.');

const statementPart = z
  .object({
    opening: amount.describe('What was held for the professional when the month began.'),
    payments: amount.describe('Paid online by clients.'),
    refunds: amount,
    fees: amount.describe('Kept by the site; none are charged.'),
    payouts: amount,
    payoutsReturned: amount.describe('Payouts that the bank did not take.'),
    closing: amount.describe('The sum of those above.'),
    owed: amount.describe('Of `closing`, what a payout would pay; the rest is of visits to come.'),
    atVisits: amount.describe('Received by the professional at visits; in no other sum.'),
  })
  .meta({ id: 'StatementPart', description: 'One currency of a statement.' });

export const statement = z
  .object({
    month: z.string(),
    parts: z.array(statementPart).max(2),
    creditNotes: z
      .array(
        named(
          'ListedCreditNote',
          z
            .object({
              number: z.string().describe('`CN/26-27/000001`'),
              invoice: z.string().describe('Number of the invoice it refers to.'),
              at: z.iso.datetime(),
              amount: money,
            })
            .describe('A credit note of a refund.'),
        ),
      )
      .describe('Issued in the month.'),
  })
  .meta({
    id: 'Statement',
    description: 'A month of a professional, in India; one part a currency.',
  });
