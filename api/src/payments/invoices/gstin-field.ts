import { notValid } from '../../core/http/refusals';
import { isGstin } from './gstin.model';

/** The GSTIN of an order; null where it has none. Fails with `validation` for what is no GSTIN. */
export function gstinOf({ gstin }: { gstin?: string | undefined }): string | null {
  if (gstin === undefined || gstin === '') return null;
  if (!isGstin(gstin)) throw notValid({ gstin: 'must be a GSTIN such as 29AAGCB7383J1Z4' });
  return gstin;
}
