import type { Settings } from '../../core/config/settings';
import type { PayoutProvider } from './payout-provider';
import type { PaymentProvider, ProviderFace } from './provider';
import { razorpayFace, razorpayProvider } from './razorpay';
import { razorpayXName, razorpayXProvider } from './razorpayx';
import { testFace, testPayouts, testProvider } from './test-provider';
import { upiFace, upiProvider } from './upi';

/** Of every provider there is, set up or not. */
const faces: Record<string, ProviderFace> = {
  [testFace.name]: testFace,
  [razorpayFace.name]: razorpayFace,
  [upiFace.name]: upiFace,
};

/** The provider of an existing payment. */
export function faceOf(name: string): ProviderFace {
  const face = faces[name];
  if (!face) throw new Error(`There is no payment provider ${name}.`);
  return face;
}

export type PaymentSettings = Pick<
  Settings,
  'production' | 'sessionSecret' | 'razorpay' | 'razorpayX' | 'upi'
>;

/**
 * The providers that are set up, the preferred one first. In production the test provider is none of
 * them, and its events are refused.
 */
export function providersOf(settings: PaymentSettings): PaymentProvider[] {
  const { production, sessionSecret, razorpay, upi } = settings;
  return [
    ...(razorpay ? [razorpayProvider(razorpay)] : []),
    ...(upi ? [upiProvider(upi)] : []),
    ...(production ? [] : [testProvider(sessionSecret)]),
  ];
}

/** The provider of that name. Fails when it is not set up. */
export function providerNamed<T extends { name: string }>(providers: T[], name: string): T {
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new Error(`${name} is not set up: it can neither be asked nor pay.`);
  return provider;
}

/**
 * The provider of new payments; undefined when nobody takes them. The time of a booking is kept while
 * an operator looks for a transfer, for accounts alone: guests could keep all times of a professional.
 */
export function offeredProvider(
  settings: PaymentSettings,
  subject: 'guest-booking' | 'other',
): ProviderFace | undefined {
  return providersOf(settings).find(({ isPrompt }) => isPrompt || subject === 'other');
}

/** Payouts that an operator makes by transfer: no provider makes them. */
export const byTransfer = 'transfer';

/** Those that verify accounts and pay to them. */
export const payoutProvidersOf = ({ production, razorpayX }: PaymentSettings): PayoutProvider[] => [
  ...(razorpayX ? [razorpayXProvider(razorpayX)] : []),
  ...(production ? [] : [testPayouts]),
];

/**
 * Who pays in a currency: RazorpayX rupees alone. In production operators pay the rest by transfer.
 */
export function payoutWayOf({ production, razorpayX }: PaymentSettings, currency = 'INR'): string {
  if (razorpayX && currency === 'INR') return razorpayXName;
  return production ? byTransfer : testFace.name;
}
