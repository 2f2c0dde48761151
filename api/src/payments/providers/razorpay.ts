import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { RazorpaySettings } from '../../core/config/payment-settings';
import type {
  PaymentEvent,
  PaymentIntent,
  PaymentProvider,
  ProviderFace,
  ProviderOrder,
  RefundStanding,
} from './provider';
import { ProviderRefusal } from './provider';
import { type RazorpayApi, razorpayApi } from './razorpay-api';
import { readEvent } from './razorpay-events';
import { razorpaySettlements } from './razorpay-settlements';
import { isSameSignature } from './signature';

export const razorpayFace: ProviderFace = {
  name: 'razorpay',
  isTest: false,
  outcomes: [],
  isPrompt: true,
  hasOrders: true,
  refOf: ({ id }) => id,
};

const link = z.object({
  id: z.string(),
  short_url: z.url({ protocol: /^https?$/ }),
  reference_id: z.string(),
  amount: z.int(),
  currency: z.enum(['INR', 'USD']),
  payments: z
    .array(
      z.object({ payment_id: z.string(), status: z.string(), amount: z.coerce.number().int() }),
    )
    .nullish(),
});

const refund = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) });

/**
 * Payments on Razorpay's own pages, by Payment Links: no script of theirs runs on ours, and the
 * content security policy stays as it is. `reference_id` is unique among the links of an account,
 * which makes creating one idempotent.
 */
export function razorpayProvider(settings: RazorpaySettings): PaymentProvider {
  const call = razorpayApi(settings);
  const sign = (body: Buffer) =>
    createHmac('sha256', settings.webhookSecret).update(body).digest('hex');
  return {
    ...razorpayFace,
    createOrder: (intent) => createLink(call, intent),
    lookUp: ({ orderRef }) => (orderRef === null ? Promise.resolve([]) : lookUp(call, orderRef)),
    refund: ({ transaction }, { amount }, key) => refundPayment(call, { transaction, amount, key }),
    lookUpRefund: async (ref) =>
      standingOf(await call({ path: `/refunds/${encodeURIComponent(ref)}`, answer: refund })),
    settlements: (day) => razorpaySettlements(call, day),
    readWebhook(headers, rawBody) {
      if (!isSameSignature(headers['x-razorpay-signature'], sign(rawBody))) return 'forged';
      return readEvent(headers['x-razorpay-event-id'], rawBody);
    },
  };
}

/** Razorpay accepts no earlier end than in a quarter of an hour; a minute is for its clock. */
const shortest = 16 * 60_000;

async function createLink(call: RazorpayApi, intent: PaymentIntent): Promise<ProviderOrder> {
  const { ref, amount, currency, description, expiresAt } = intent;
  const expires = Math.max(expiresAt.getTime(), Date.now() + shortest);
  const body = {
    ...{ amount, currency, description, reference_id: ref, accept_partial: false },
    expire_by: Math.ceil(expires / 1_000),
    notify: { sms: false, email: false },
    reminder_enable: false,
    notes: { reference: ref },
  };
  try {
    return orderOf(await call({ method: 'POST', path: '/payment_links', body, answer: link }));
  } catch (error) {
    // The answer to an earlier attempt may have been lost.
    const earlier = error instanceof ProviderRefusal ? await linkByRef(call, ref) : undefined;
    if (earlier) return orderOf(earlier);
    throw error;
  }
}

async function linkByRef(call: RazorpayApi, ref: string) {
  const { payment_links } = await call({
    path: `/payment_links?${new URLSearchParams({ reference_id: ref })}`,
    answer: z.object({ payment_links: z.array(link) }),
  });
  return payment_links.find(({ reference_id }) => reference_id === ref);
}

const orderOf = ({ id, short_url: url }: z.infer<typeof link>): ProviderOrder => ({
  ref: id,
  checkout: { kind: 'redirect', url },
});

async function lookUp(call: RazorpayApi, orderRef: string): Promise<PaymentEvent[]> {
  const path = `/payment_links/${encodeURIComponent(orderRef)}`;
  const { reference_id: ref, currency, payments } = await call({ path, answer: link });
  return (payments ?? []).flatMap(({ payment_id: transaction, status, amount }) => {
    const kind = kinds[status];
    const eventId = `${transaction}:${status}`;
    return kind ? [{ kind, eventId, ref, transaction, amount, currency }] : [];
  });
}

/** A refunded payment was captured before; the others are under way. */
const kinds: Record<string, PaymentEvent['kind'] | undefined> = {
  captured: 'paid',
  refunded: 'paid',
  failed: 'failed',
};

interface RefundOrder {
  transaction: string | null;
  amount: number;
  key: string;
}

async function refundPayment(
  call: RazorpayApi,
  { transaction, amount, key }: RefundOrder,
): Promise<RefundStanding> {
  if (transaction === null) throw new Error('A payment without a transaction is not refunded.');
  try {
    const path = `/payments/${encodeURIComponent(transaction)}/refund`;
    const body = { amount, speed: 'normal', receipt: key, notes: { refund: key } };
    const headers = { 'x-refund-idempotency': key };
    return standingOf(await call({ method: 'POST', path, body, headers, answer: refund }));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { state: 'failed', ref: null, reason: error.message };
  }
}

function standingOf({ id: ref, status }: z.infer<typeof refund>): RefundStanding {
  if (status === 'failed') return { state: 'failed', ref, reason: 'Razorpay could not pay it.' };
  return { state: status === 'processed' ? 'done' : 'pending', ref };
}
