import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Secrets that letters carry, each good for one thing. */
export interface GuestTokens {
  keyOf: (purpose: Purpose, about: string) => string;
  isKeyOf: (purpose: Purpose, about: string, key: string) => boolean;
}

type Purpose = 'complaint' | 'confirm' | 'unsubscribe' | 'ticket';

/** Made of the installation's secret, so that they are stored nowhere. */
export function guestTokens(secret: string): GuestTokens {
  const ours = Buffer.from(hkdfSync('sha256', secret, '', 'letter keys', 32));
  const signed = (purpose: Purpose, about: string) =>
    createHmac('sha256', ours).update(`${purpose}:${about}`).digest();
  return {
    keyOf: (purpose, about) => signed(purpose, about).toString('base64url'),
    isKeyOf(purpose, about, key) {
      const given = Buffer.from(key, 'base64url');
      const own = signed(purpose, about);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
