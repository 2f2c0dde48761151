import { createHmac, hkdfSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { ApiError } from '../../core/http/problems';
import { asMessage } from '../../core/language/message';
import type { PayoutProvider } from './payout-provider';
import type { PaymentEvent, PaymentProvider, ProviderFace } from './provider';
import { isSameSignature } from './signature';

/** Test payments, to try out a provider's behaviour: no money moves. */
export const testFace: ProviderFace = {
  name: 'test',
  isTest: true,
  outcomes: ['success', 'decline', 'delay', 'twice'],
  isPrompt: true,
  hasOrders: false,
  refOf: ({ id }) => `test_${id}`,
};

const signatureHeader = 'test-signature';

const event = z.object({
  eventId: z.string().min(1).max(200),
  ref: z.string().min(1).max(200),
  kind: z.enum(['paid', 'failed']),
  amount: z.int(),
  currency: z.enum(['INR', 'USD']),
});

/** A webhook request. */
export interface Webhook {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Accepts webhooks signed with a key derived from `secret`. */
export function testProvider(secret: string): PaymentProvider {
  const sign = signer(secret);
  return {
    ...testFace,
    createOrder: async () => {
      throw new Error('A test payment has no order.');
    },
    lookUp: async () => [],
    refund: async () => ({ state: 'done', ref: null }),
    lookUpRefund: async (ref) => ({ state: 'done', ref }),
    settlements: async () => [],
    readWebhook(headers, rawBody) {
      if (!isSameSignature(headers[signatureHeader], sign(rawBody))) return 'forged';
      return eventIn(rawBody);
    },
  };
}

/** Knows every account, and pays at once: no money moves. */
export const testPayouts: PayoutProvider = {
  name: testFace.name,
  addAccount: async () => testFace.name,
  checkAccount: async (ref) => ({ state: 'accepted', ref }),
  lookUpCheck: async (ref) => ({ state: 'accepted', ref }),
  payOut: async () => ({ state: 'paid', ref: null, bankRef: null }),
  lookUpPayout: async () => ({ state: 'paid', ref: null, bankRef: null }),
  reversedSince: async () => [],
  readWebhook: () => 'irrelevant',
};

function eventIn(body: Buffer): PaymentEvent {
  const read = event.safeParse(parsed(body));
  if (!read.success) throw new ApiError('bad-request', asMessage('This tells of no payment.'));
  return read.data;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/** Builds the webhooks that the test provider sends. */
export function testWebhooks(secret: string): (told: PaymentEvent) => Webhook {
  const sign = signer(secret);
  return (told) => {
    const body = Buffer.from(JSON.stringify(told));
    return { headers: { [signatureHeader]: sign(body) }, body };
  };
}

function signer(secret: string): (body: Buffer) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'nukkad test payments', 32));
  return (body) => createHmac('sha256', key).update(body).digest('hex');
}
