import type { Money } from '@nukkad/platform/contract';
import { documentKind, placeOfSupply, type Tax, taxOf } from './gst.model';
import { stateOfGstin } from './gstin.model';

interface Issued {
  gstin: string | null;
  sac: string;
  rate: number;
  recipient_state: string | null;
}

export interface TaxLines extends Tax {
  kind: ReturnType<typeof documentKind>;
  /** Null of a receipt. */
  placeOfSupply: string | null;
  /** Percent that was applied. */
  rate: number;
}

/** What an invoice says about tax; a receipt has none. */
export function taxLinesOf(issued: Issued, { amount, currency }: Money): TaxLines {
  const kind = documentKind(issued, currency);
  const to = kind === 'receipt' ? null : placeOfSupply(issued, issued.recipient_state);
  const from = issued.gstin === null ? null : stateOfGstin(issued.gstin);
  const rate = kind === 'tax-invoice' ? issued.rate : 0;
  const tax = taxOf({ total: amount, rate, from: from ?? '', to: to ?? from ?? '' });
  return { kind, placeOfSupply: to, rate, ...tax };
}
