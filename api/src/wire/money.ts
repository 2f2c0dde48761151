import { bookingKey } from '@nukkad/platform/contract';
import { z } from 'zod';
import { uuid } from '../http/fields';
import { bookedVendor, paymentToMake } from './booking';
import { money } from './schemas';

/** What paying and lesson packages send and answer, as schemas. */

const id = z.uuid();

/** Node writes the names of headers in lower case. */
export const bookingKeyHeader = bookingKey.toLowerCase() as 'booking-key';

/** The header by which a guest names the key of a booking; the others stay readable. */
export const bookingKeyHeaders = z.looseObject({
  [bookingKeyHeader]: z
    .string()
    .max(200)
    .optional()
    .describe('For a guest: the key that making the booking answered'),
});

export const paymentParams = z.object({ paymentId: uuid });

export const testOrder = z.object({
  outcome: z
    .enum(['success', 'decline', 'delay', 'twice'])
    .describe('delay: paid some seconds later; twice: paid, and told twice'),
});

export const payment = z
  .object({
    _id: id,
    state: z.enum(['waiting', 'paid', 'failed', 'part-refunded', 'refunded']),
    amount: money,
    refunded: money,
    provider: z.string(),
    isTest: z.boolean(),
    bookingId: id.nullable(),
    packageId: id.nullable(),
  })
  .meta({ id: 'Payment' });

export const packageParams = z.object({ packageId: uuid });

export const packageOrder = z.object({ payingBy: z.literal('online') });

export const packagePurchase = z
  .object({ _id: id, payment: paymentToMake })
  .meta({ id: 'PackagePurchase' });

export const credits = z
  .object({ vendor: bookedVendor, lessons: z.int(), minutes: z.int(), worth: money })
  .meta({ id: 'Credits' });
