import { api } from '@nukkad/platform';
import type { PackageOrder, PaymentToMake } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import { submitWith } from '@nukkad/platform/submit';
import { text } from './fees.text';

const submitted = submitWith(() => text.refused);

interface Purchase {
  packageId: string;
  order: PackageOrder;
  how: IdempotencyKey;
  /** Receives the payment to make. */
  onBegun: (payment: PaymentToMake) => void;
}

/** Begins a purchase; the errors of a refusal by field. The key makes it idempotent. */
export const beginPurchase = ({ packageId, order, how, onBegun }: Purchase) =>
  submitted(async () => {
    const { payment } = await api.call(
      'purchasePackage',
      { params: { packageId }, body: order },
      how,
    );
    onBegun(payment);
  });
