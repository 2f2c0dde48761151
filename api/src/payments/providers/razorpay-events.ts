import { z } from 'zod';
import type { WebhookReading } from './provider';

const entityOf = <T extends z.ZodType>(entity: T) => z.object({ entity });

const payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.enum(['INR', 'USD']),
  // An empty list where there are none.
  notes: z.union([z.object({ reference: z.string().optional() }), z.array(z.unknown())]).optional(),
});

const refund = z.object({
  id: z.string(),
  receipt: z.string().nullish(),
  notes: z.union([z.object({ refund: z.string().optional() }), z.array(z.unknown())]).optional(),
});

/** The events that concern us; all others are irrelevant. */
const webhook = z.discriminatedUnion('event', [
  z.object({
    event: z.enum(['payment.captured', 'payment.failed']),
    payload: z.object({ payment: entityOf(payment) }),
  }),
  z.object({
    event: z.literal('payment_link.paid'),
    payload: z.object({
      payment_link: entityOf(z.object({ reference_id: z.string() })),
      payment: entityOf(payment),
    }),
  }),
  z.object({
    event: z.enum(['refund.processed', 'refund.failed']),
    payload: z.object({ refund: entityOf(refund) }),
  }),
]);

type Webhook = z.infer<typeof webhook>;

/**
 * Reads a webhook whose signature holds. A payment that names no reference of ours belongs to
 * something else of the account; the link says the same of those that do.
 */
export function readEvent(id: string | string[] | undefined, body: Buffer): WebhookReading {
  const read = webhook.safeParse(parsed(body));
  if (!read.success || typeof id !== 'string' || id === '') return 'irrelevant';
  return eventOf(id.slice(0, 200), read.data);
}

function eventOf(eventId: string, { event, payload }: Webhook): WebhookReading {
  switch (event) {
    case 'payment.captured':
    case 'payment.failed': {
      const { entity } = payload.payment;
      const ref = noteIn(entity.notes, 'reference');
      if (ref === undefined) return 'irrelevant';
      const kind = event === 'payment.captured' ? 'paid' : 'failed';
      return paymentEvent(kind, { eventId, ref, entity });
    }
    case 'payment_link.paid': {
      const { payment_link, payment: paid } = payload;
      const ref = payment_link.entity.reference_id;
      return paymentEvent('paid', { eventId, ref, entity: paid.entity });
    }
    case 'refund.processed':
    case 'refund.failed': {
      const { id: ref, receipt, notes } = payload.refund.entity;
      const refundId = noteIn(notes, 'refund') ?? receipt;
      const isOurs = z.uuid().safeParse(refundId).success;
      const kind = event === 'refund.processed' ? 'refunded' : 'refund-failed';
      return refundId && isOurs ? { kind, eventId, refundId, ref } : 'irrelevant';
    }
  }
}

interface Told {
  eventId: string;
  ref: string;
  entity: z.infer<typeof payment>;
}

const paymentEvent = (kind: 'paid' | 'failed', { eventId, ref, entity }: Told): WebhookReading => ({
  ...{ kind, eventId, ref, transaction: entity.id },
  ...{ amount: entity.amount, currency: entity.currency },
});

function noteIn(notes: unknown, name: string): string | undefined {
  const read = z.object({ [name]: z.string() }).safeParse(notes);
  return read.success ? read.data[name] : undefined;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
