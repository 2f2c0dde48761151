import { api, isApiError } from '@nukkad/platform';
import type { PaymentToMake } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';

/** Begins a purchase; null on failure. The key makes it idempotent. */
export async function beginPurchase(
  packageId: string,
  how: IdempotencyKey,
): Promise<PaymentToMake | null> {
  try {
    const order = { params: { packageId }, body: { payingBy: 'online' as const } };
    return (await api.call('purchasePackage', order, how)).payment;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}
