import { z } from 'zod';
import * as limits from '../limits';
import { money } from './directory.schema';
import { uuid } from './fields';

/** What professionals earn, as schemas. */

const id = z.uuid();
const moment = z.iso.datetime();

export const earningsQuery = z.object({ cursor: uuid.optional() });
export const entryParams = z.object({ entryId: uuid });

const earningEntry = z
  .object({
    _id: id,
    at: moment,
    kind: z.enum(['earned', 'paid', 'refunded', 'paid-out']),
    amount: money,
    name: z.string().nullable(),
    bookingId: id.nullable(),
    reference: z.string(),
    hasInvoice: z.boolean(),
  })
  .meta({ id: 'EarningEntry' });

export const earnings = z
  .object({
    balance: z.array(money),
    held: z.array(money),
    paidOut: z.array(money),
    entries: z.array(earningEntry).max(limits.earningsPerPage),
    next: z.string().nullable(),
  })
  .meta({ id: 'Earnings' });

export const invoice = z
  .object({
    number: z.string(),
    at: moment,
    from: z.object({ name: z.string(), address: z.string() }),
    to: z.object({ name: z.string(), city: z.string().nullable() }),
    lines: z.array(z.object({ what: z.string(), amount: money })),
    total: money,
    isTest: z.boolean(),
  })
  .meta({ id: 'Invoice' });

export const payout = z
  .object({ _id: id, amount: money, at: moment, isTest: z.boolean() })
  .meta({ id: 'Payout' });
