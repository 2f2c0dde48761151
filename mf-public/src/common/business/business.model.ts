/** A business that the invoice is for, as typed; empty for a person. */
export interface Business {
  gstin: string;
}

export const noBusiness: Business = { gstin: '' };

/** What an order says of the business; nothing for a person. */
export function businessOrder({ gstin }: Business): { gstin?: string } {
  const typed = gstin.trim().toUpperCase();
  return typed === '' ? {} : { gstin: typed };
}
