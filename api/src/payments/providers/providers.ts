import type { Settings } from '../../core/config/settings';
import type { PaymentProvider, PayoutProvider, ProviderFace } from './provider';
import { razorpayFace, razorpayProvider } from './razorpay';
import { testFace, testProvider } from './test-provider';
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

export type PaymentSettings = Pick<Settings, 'production' | 'sessionSecret' | 'razorpay' | 'upi'>;

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
 * The provider of new payments; undefined when nobody takes them. A time is kept for minutes, so that
 * a booking needs one that confirms as fast.
 */
export function offeredProvider(
  settings: PaymentSettings,
  subject: 'booking' | 'other',
): ProviderFace | undefined {
  return providersOf(settings).find(({ isPrompt }) => isPrompt || subject === 'other');
}

/** Those that pay professionals. */
export const payoutProvidersOf = ({
  production,
  sessionSecret,
}: PaymentSettings): PayoutProvider[] => (production ? [] : [testProvider(sessionSecret)]);
