import type { IncomingHttpHeaders } from 'node:http';
import type { CheckoutStep, Money, TestOutcome } from '@nukkad/platform/contract';

/** The public part of a provider, without secrets. */
export interface ProviderFace {
  name: string;
  /** No money moves, and every screen says so. */
  isTest: boolean;
  /** Outcomes that can be simulated; empty for a real provider. */
  outcomes: TestOutcome[];
  /** A payment is confirmed within minutes; else its payer reports it, and an operator looks for it. */
  isPrompt: boolean;
  /** A payment is an order with the provider, which is created after the commit. */
  hasOrders: boolean;
  /** Our own reference, by which the provider's events name the payment. */
  refOf: (payment: { id: string }) => string;
}

/** A payment to be made, as it was committed. */
export interface PaymentIntent extends Money {
  ref: string;
  /** What is paid for, for the payer. */
  description: string;
  /** When it cannot be paid any more. */
  expiresAt: Date;
}

/** The provider's side of an intent. */
export interface ProviderOrder {
  /** The provider's own id. */
  ref: string;
  checkout: CheckoutStep;
}

/**
 * What a provider says of a payment; `eventId` is the same for each delivery. `transaction`: the
 * movement of money, of which an order may have several; a refund names it.
 */
export interface PaymentEvent extends Money {
  kind: 'paid' | 'failed';
  eventId: string;
  ref: string;
  transaction?: string | undefined;
}

/** What a provider says of a refund; `refundId` is the key with which it was asked for. */
export interface RefundEvent {
  kind: 'refunded' | 'refund-failed';
  eventId: string;
  refundId: string;
  /** The provider's own id of the refund. */
  ref: string;
}

export type ProviderEvent = PaymentEvent | RefundEvent;

/** A line of a provider's settlement: money that it paid to the bank, or took from what it pays. */
export interface SettledItem {
  kind: 'payment' | 'refund' | 'other';
  /** The provider's id of the transaction or refund. */
  ref: string;
  /** The provider's id of the settlement. */
  settlement: string;
  /** By which the bank names the transfer. */
  utr: string | null;
  /** Before the fee, in hundredths; negative of what was taken from us. */
  amount: number;
  /** Includes the tax. */
  fee: number;
  tax: number;
  currency: Money['currency'];
  settledAt: Date;
}

/** Where a refund stands. `pending`: accepted; an event, or an operator, says how it ended. */
export type RefundStanding =
  | { state: 'done' | 'pending'; ref: string | null }
  | { state: 'failed'; ref: string | null; reason: string };

/** A payment as its provider knows it. */
export interface ProviderPayment {
  ref: string;
  /** The provider's id of the order; null without orders. */
  orderRef: string | null;
  /** Null of the test provider. */
  transaction: string | null;
}

/** A webhook: not signed by the provider, about nothing that concerns us, or an event. */
export type WebhookReading = 'forged' | 'irrelevant' | ProviderEvent;

/** A payment provider. Calls fail with `ProviderRefusal`, or with any error when it is not there. */
export interface PaymentProvider extends ProviderFace {
  /** Idempotent by `ref`. */
  createOrder: (intent: PaymentIntent) => Promise<ProviderOrder>;
  /** What became of a payment, whatever webhooks said. */
  lookUp: (payment: ProviderPayment) => Promise<PaymentEvent[]>;
  /** Refunds part of a payment; idempotent by `key`. */
  refund: (payment: ProviderPayment, amount: Money, key: string) => Promise<RefundStanding>;
  /** By the provider's id of the refund. */
  lookUpRefund: (ref: string) => Promise<RefundStanding>;
  /** What it settled on a day of India, `yyyy-MM-dd`. */
  settlements: (day: string) => Promise<SettledItem[]>;
  readWebhook: (headers: IncomingHttpHeaders, rawBody: Buffer) => WebhookReading;
}

/** The provider understood and refused: the same call would be refused again. */
export class ProviderRefusal extends Error {
  readonly code = 'provider-refusal';
}
