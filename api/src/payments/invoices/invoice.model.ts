import type { Money } from '@nukkad/platform/contract';
import { documentKind, placeOfSupply, type Tax, taxOf } from './gst.model';
import { stateOfGstin } from './gstin.model';

interface Issued {
  gstin: string | null;
  sac: string;
  rate: number;
  recipient_state: string | null;
  recipient_gstin: string | null;
  is_reverse_charge: boolean;
}

export interface TaxLines extends Tax {
  kind: ReturnType<typeof documentKind>;
  /** Null of a receipt. */
  placeOfSupply: string | null;
  /** Percent that was applied. */
  rate: number;
  /** The recipient pays the tax, so that the price has none. */
  isReverseCharge: boolean;
}

/** What an invoice says about tax; a receipt has none. */
export function taxLinesOf(issued: Issued, { amount, currency }: Money): TaxLines {
  const isReverseCharge = issued.is_reverse_charge;
  const kind = documentKind({ ...issued, isReverseCharge }, currency);
  const { recipient_state: state, recipient_gstin } = issued;
  const recipient = { state, gstin: recipient_gstin };
  const to = kind === 'receipt' ? null : placeOfSupply(issued, recipient);
  const from = issued.gstin === null ? null : stateOfGstin(issued.gstin);
  const rate = kind === 'tax-invoice' ? issued.rate : 0;
  const tax = taxOf({ total: amount, rate, from: from ?? '', to: to ?? from ?? '' });
  return { kind, placeOfSupply: to, rate, isReverseCharge, ...tax };
}

/**
 * What a credit note says about tax. `before`: what was given back of the charge earlier. Rounded by
 * what was given back altogether, so that all parts of an invoice sum to it.
 */
export function creditedTaxOf(
  issued: Issued,
  { before, amount, currency }: Money & { before: number },
): TaxLines {
  const earlier = taxLinesOf(issued, { amount: before, currency });
  const { taxable, cgst, sgst, igst, ...lines } = taxLinesOf(issued, {
    amount: before + amount,
    currency,
  });
  return {
    ...lines,
    taxable: taxable - earlier.taxable,
    cgst: cgst - earlier.cgst,
    sgst: sgst - earlier.sgst,
    igst: igst - earlier.igst,
  };
}
