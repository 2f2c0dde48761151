export { businessOf, type ClientBusiness } from './invoices/order-business';
export { campaignRefundsJob } from './money/payment-jobs';
export { countingPayment, type PaymentOfBooking } from './money/payments.model';
export {
  earn,
  type OnlinePayments,
  onlinePayments,
  paymentsOf,
  refund,
} from './money/payments.service';
export { paidFor, paymentBy } from './money/payments.store';
export { giveBack } from './money/refunds';
export type { HeldTimes } from './money/reported-transfers';
export type { WhenPaid } from './money/settlement';
export { creditsLeft, giveBackCredit, useCredit } from './packages/credits';
export { endPackagesOf } from './packages/ended-packages';
export { faceOf, type PaymentSettings } from './providers/providers';
export { registerPayments } from './register';
