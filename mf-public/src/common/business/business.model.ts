import type { PackageOrder } from '@nukkad/platform/contract';

/** A business that the invoice is for, as typed. */
export interface Business {
  /** False for a person, whatever was typed before. */
  isForBusiness: boolean;
  gstin: string;
  businessName: string;
  businessAddress: string;
}

export const noBusiness: Business = {
  ...{ isForBusiness: false, gstin: '', businessName: '', businessAddress: '' },
};

/** What an order says of the business; nothing for a person. */
export function businessOrder({
  isForBusiness,
  gstin,
  businessName,
  businessAddress,
}: Business): Pick<PackageOrder, 'gstin' | 'businessName' | 'businessAddress'> {
  if (!isForBusiness) return {};
  return {
    gstin: gstin.trim().toUpperCase(),
    businessName: businessName.trim(),
    businessAddress: businessAddress.trim(),
  };
}
