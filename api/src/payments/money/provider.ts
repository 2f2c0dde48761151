import type { IncomingHttpHeaders } from 'node:http';
import type { Money, TestOutcome } from '@nukkad/platform/contract';

/** A provider without its secrets. */
export interface ProviderFace {
  name: string;
  /** No money moves, and every screen says so. */
  isTest: boolean;
  /** What it can be asked to do; empty for a real one. */
  outcomes: TestOutcome[];
  /**
   * By what reference it will tell of this payment. Made by us: a payment is begun within a
   * transaction, where nobody else may be asked.
   */
  begin: (payment: { id: string }) => string;
}

/** What a provider tells of a payment; `eventId` is the same each time it tells it. */
export interface PaymentNews extends Money {
  eventId: string;
  ref: string;
  kind: 'paid' | 'failed';
}

/** Somebody who takes people's money for us. */
export interface PaymentProvider extends ProviderFace {
  /**
   * Gives back a part of the payment known by `ref`. Resolves when the provider has taken charge
   * of it; asked again with the same `key`, it gives nothing a second time.
   */
  refund: (ref: string, amount: Money, key: string) => Promise<void>;
  /**
   * Pays a professional, known to it by `payee`. Resolves when the provider has taken charge of it;
   * asked again with the same `key`, it pays nothing a second time.
   */
  payOut: (payee: string, amount: Money, key: string) => Promise<void>;
  /** Null for what it has not signed. */
  readWebhook: (headers: IncomingHttpHeaders, rawBody: Buffer) => PaymentNews | null;
}
