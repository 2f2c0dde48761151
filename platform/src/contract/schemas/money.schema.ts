import { z } from 'zod';
import { bookedVendor, paymentToMake } from './booking.schema';
import { business } from './business.schema';
import { money } from './directory.schema';
import { uuid } from './fields';
import { named } from './named';

const id = z.uuid();

export const paymentParams = z.object({ paymentId: uuid });

export const testOrder = z.object({
  outcome: named(
    'TestOutcome',
    z
      .enum(['success', 'decline', 'delay', 'twice'])
      .describe('`delay`: paid some seconds later; `twice`: paid, and told twice.'),
  ).describe('delay: paid some seconds later; twice: paid, and told twice'),
});

export const transferOrder = z
  .object({
    bankReference: z
      .string()
      .trim()
      .regex(/^\d{12}$/, 'must be the twelve digits by which the bank numbers the transfer')
      .meta({ examples: ['412345678901'] })
      .describe('UTR, which UPI apps show as the transaction id.'),
  })
  .meta({ id: 'TransferOrder', description: 'A transfer over UPI that its payer has made.' });

const transferReport = z
  .object({
    bankReference: z.string(),
    at: z.iso.datetime(),
    keptUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until then the time of a booking is kept; null where none is.'),
  })
  .meta({ id: 'TransferReport', description: 'What the payer said of a transfer.' });

const qrCode = named(
  'QrCode',
  z
    .object({ size: z.int(), path: z.string() })
    .describe('The dark modules as an SVG path, in a square of `size` units that has its margin.'),
);

const checkoutStep = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: z.url() }),
    z.object({
      kind: z.literal('upi'),
      link: z.string().describe('Opens an app: `upi://pay?…` by the specification of NPCI.'),
      payee: z.string().describe('Virtual payment address, `name@bank`.'),
      name: z.string(),
      reference: z.string(),
      qr: qrCode,
    }),
    z.object({ kind: z.literal('refused') }),
    z.object({ kind: z.literal('closed') }),
  ])
  .meta({
    id: 'CheckoutStep',
    description:
      'How a payment is made: on a page of the provider; by a transfer over UPI, which an operator confirms; `refused`: the provider does not take it; `closed`: what it is for cannot be had any more.',
  });

export const payment = z
  .object({
    _id: id,
    state: z.enum(['waiting', 'paid', 'failed', 'part-refunded', 'refunded']),
    amount: money,
    refunded: money,
    provider: z.string(),
    isTest: z.boolean(),
    bookingId: id.nullable().describe('What it is for.'),
    packageId: id.nullable(),
    donationId: id.nullable(),
    checkout: checkoutStep
      .nullable()
      .describe('Null until the provider has the order, once it is paid, and of test payments.'),
    transfer: transferReport.nullable().describe('Null while its payer has reported none.'),
  })
  .meta({
    id: 'Payment',
    description: 'A payment. Exactly one of the three ids says what it is for.',
  });

export const packageParams = z.object({ packageId: uuid });

export const packageOrder = named(
  'PackageOrder',
  z
    .object({
      payingBy: z.literal('online'),
      ...business,
    })
    .describe('Buying lessons in advance.'),
);

export const packagePurchase = z.object({ _id: id, payment: paymentToMake }).meta({
  id: 'PackagePurchase',
  description: 'A package that was just bought, and the payment to make for it.',
});

export const purchasedPackage = z
  .object({
    _id: id,
    reference: z.string().describe('`NK-L-000123`'),
    at: z.iso.datetime(),
    vendor: bookedVendor,
    name: z.string(),
    lessons: z.int(),
    minutes: z.int(),
    left: z.int().describe('Of `lessons`, those that can still be booked.'),
    price: money,
    refunded: money.nullable().describe('Null: nothing was given back, so it has no credit notes.'),
    isRefunding: z.boolean().describe('Whether a part of `refunded` has not arrived yet.'),
  })
  .meta({
    id: 'PurchasedPackage',
    description: 'A package that somebody has paid for. Its invoice is a file.',
  });

export const credits = z
  .object({
    vendor: bookedVendor,
    lessons: z.int(),
    minutes: z.int(),
    worth: money.describe('Paid for lessons not had yet: what a refund would be.'),
  })
  .meta({
    id: 'Credits',
    description: 'Lessons somebody has paid for and not had yet, with one professional.',
  });
