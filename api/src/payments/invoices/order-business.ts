import { messages } from '@nukkad/platform/contract';
import { notValid } from '../../core/http/refusals';
import { isGstin } from './gstin.model';

interface OrderBusiness {
  gstin?: string | undefined;
  businessName?: string | undefined;
  businessAddress?: string | undefined;
}

/** The business that an invoice is for, as bookings and purchases have it; null for a person. */
export interface ClientBusiness {
  client_gstin: string | null;
  client_business_name: string | null;
  client_business_address: string | null;
}

/**
 * The business of an order. Its name and address come together and with a GSTIN. A GSTIN alone is
 * taken, as pages of earlier releases send it. Fails with `validation`.
 */
export function businessOf({ gstin = '', ...named }: OrderBusiness): ClientBusiness {
  const { businessName: name, businessAddress: address } = named;
  if (gstin === '' && (name ?? address) !== undefined) {
    throw notValid({ gstin: 'must be given with the name and address of a business' });
  }
  if (gstin !== '' && !isGstin(gstin)) {
    throw notValid({ gstin: 'must be a GSTIN such as 29AAGCB7383J1Z4' });
  }
  if (name === undefined && address !== undefined) {
    throw notValid({ businessName: messages.required });
  }
  if (name !== undefined && address === undefined) {
    throw notValid({ businessAddress: messages.required });
  }
  return {
    client_gstin: gstin === '' ? null : gstin,
    client_business_name: name ?? null,
    client_business_address: address ?? null,
  };
}
