import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Secret tokens in links, each valid for one purpose. */
export interface GuestTokens {
  keyOf: (purpose: Purpose, about: string) => string;
  isKeyOf: (purpose: Purpose, about: string, key: string) => boolean;
}

type Purpose =
  | 'calendar-feed'
  | 'complaint'
  | 'confirm'
  | 'confirm-alert'
  | 'end-alert'
  | 'ticket'
  | 'unsubscribe';

/** Derived from the installation's secret, so that they need not be stored. */
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
