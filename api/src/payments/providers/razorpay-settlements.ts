import { z } from 'zod';
import type { SettledItem } from './provider';
import type { RazorpayApi } from './razorpay-api';

/** Of the combined reconciliation; `fee` includes `tax`, and `credit` is what is left of a payment. */
const item = z.object({
  entity_id: z.string(),
  type: z.string(),
  debit: z.int().nonnegative(),
  credit: z.int().nonnegative(),
  fee: z.int().nonnegative().nullish(),
  tax: z.int().nonnegative().nullish(),
  currency: z.enum(['INR', 'USD']),
  settled: z.boolean(),
  settled_at: z.int().nullish(),
  settlement_id: z.string().nullish(),
  settlement_utr: z.string().nullish(),
});

const page = z.object({ items: z.array(item) });

const perPage = 1_000;

/** What Razorpay settled on a day of India, `yyyy-MM-dd`. */
export async function razorpaySettlements(call: RazorpayApi, day: string): Promise<SettledItem[]> {
  const [year = '', month = '', date = ''] = day.split('-');
  const found: SettledItem[] = [];
  for (let skip = 0; ; skip += perPage) {
    const query = { year, month, day: date, count: String(perPage), skip: String(skip) };
    const path = `/settlements/recon/combined?${new URLSearchParams(query)}`;
    const { items } = await call({ path, answer: page });
    found.push(...items.flatMap((one) => settledItem(one) ?? []));
    if (items.length < perPage) return found;
  }
}

function settledItem(one: z.infer<typeof item>): SettledItem | null {
  const { settled, settled_at, settlement_id: settlement, entity_id: ref, currency } = one;
  if (!settled || !settled_at || !settlement) return null;
  const fee = one.fee ?? 0;
  return {
    ...{ kind: kindOf(one.type), ref, settlement, utr: one.settlement_utr ?? null, currency },
    // What is debited of a refund has its fee in it, what is credited of a payment has not.
    amount: one.credit - one.debit + fee,
    ...{ fee, tax: one.tax ?? 0, settledAt: new Date(settled_at * 1_000) },
  };
}

const kindOf = (type: string): SettledItem['kind'] =>
  type === 'payment' || type === 'refund' ? type : 'other';
