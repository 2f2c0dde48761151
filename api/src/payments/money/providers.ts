import type { Settings } from '../../core/config/settings';
import type { PaymentProvider, ProviderFace } from './provider';
import { testFace, testProvider } from './test-provider';

const faces: Record<string, ProviderFace> = { [testFace.name]: testFace };

/** Of a payment that was begun with it. */
export function faceOf(name: string): ProviderFace {
  const face = faces[name];
  if (!face) throw new Error(`There is no payment provider ${name}.`);
  return face;
}

/** With whom new payments are begun. */
export const offeredProvider: ProviderFace = testFace;

type ProviderSettings = Pick<Settings, 'production' | 'sessionSecret'>;

/** Those whose word is taken here. In production that of the test provider is not. */
export function providersOf({ production, sessionSecret }: ProviderSettings): PaymentProvider[] {
  return production ? [] : [testProvider(sessionSecret)];
}

/** Whether people can pay online: there is somebody to take their money. */
export const isOnlineOffered = (settings: ProviderSettings): boolean =>
  providersOf(settings).some(({ name }) => name === offeredProvider.name);
