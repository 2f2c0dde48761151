import type { IncomingHttpHeaders } from 'node:http';
import type { Money, TestOutcome } from '@nukkad/platform/contract';

/** The public part of a provider, without secrets. */
export interface ProviderFace {
  name: string;
  /** No money moves, and every screen says so. */
  isTest: boolean;
  /** Outcomes that can be simulated; empty for a real provider. */
  outcomes: TestOutcome[];
  /**
   * Returns our own reference for the provider's events. Must not call the provider: payments are
   * created within a transaction.
   */
  begin: (payment: { id: string }) => string;
}

/** A provider's event about a payment; `eventId` is the same for each delivery. */
export interface PaymentEvent extends Money {
  eventId: string;
  ref: string;
  kind: 'paid' | 'failed';
}

/** A payment provider. */
export interface PaymentProvider extends ProviderFace {
  /**
   * Refunds part of the payment with this `ref`. Resolves once the provider has accepted it;
   * idempotent by `key`.
   */
  refund: (ref: string, amount: Money, key: string) => Promise<void>;
  /**
   * Pays a professional, known to the provider as `payee`. Resolves once the provider has accepted
   * it; idempotent by `key`.
   */
  payOut: (payee: string, amount: Money, key: string) => Promise<void>;
  /** Null when the signature is not the provider's. */
  readWebhook: (headers: IncomingHttpHeaders, rawBody: Buffer) => PaymentEvent | null;
}
