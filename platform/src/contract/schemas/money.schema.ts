import { z } from 'zod';
import { bookedVendor, paymentToMake } from './booking.schema';
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
  })
  .meta({
    id: 'Payment',
    description: 'A payment. Exactly one of the three ids says what it is for.',
  });

export const packageParams = z.object({ packageId: uuid });

export const packageOrder = named(
  'PackageOrder',
  z.object({ payingBy: z.literal('online') }).describe('Buying lessons in advance.'),
);

export const packagePurchase = z.object({ _id: id, payment: paymentToMake }).meta({
  id: 'PackagePurchase',
  description: 'A package that was just bought, and the payment to make for it.',
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
