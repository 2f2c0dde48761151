import type { PackageOrder } from '@nukkad/platform/contract';

/** A business that the invoice is for, as typed; empty for a person. */
export interface Business {
  gstin: string;
  businessName: string;
  businessAddress: string;
}

export const noBusiness: Business = { gstin: '', businessName: '', businessAddress: '' };

/** What an order says of the business; nothing without a GSTIN, which is for a person. */
export function businessOrder({
  gstin,
  businessName,
  businessAddress,
}: Business): Pick<PackageOrder, 'gstin' | 'businessName' | 'businessAddress'> {
  const typed = gstin.trim().toUpperCase();
  if (typed === '') return {};
  return {
    gstin: typed,
    businessName: businessName.trim(),
    businessAddress: businessAddress.trim(),
  };
}
