import type { Settings } from '../../core/config/settings';
import type { PaymentProvider, ProviderFace } from './provider';
import { testFace, testProvider } from './test-provider';

const faces: Record<string, ProviderFace> = { [testFace.name]: testFace };

/** The provider of an existing payment. */
export function faceOf(name: string): ProviderFace {
  const face = faces[name];
  if (!face) throw new Error(`There is no payment provider ${name}.`);
  return face;
}

/** The provider of new payments. */
export const offeredProvider: ProviderFace = testFace;

type ProviderSettings = Pick<Settings, 'production' | 'sessionSecret'>;

/** Providers whose events are accepted. In production the test provider's are not. */
export function providersOf({ production, sessionSecret }: ProviderSettings): PaymentProvider[] {
  return production ? [] : [testProvider(sessionSecret)];
}

/** Whether online payment is available: the offered provider is enabled. */
export const isOnlineOffered = (settings: ProviderSettings): boolean =>
  providersOf(settings).some(({ name }) => name === offeredProvider.name);
