import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';

/** Links in emails of alerts; the part after `#` is not sent to servers. */
export interface AlertLinks {
  confirm: (alert: { id: string; askedAt: Date }) => string;
  end: (id: string) => string;
  /** Whether a key is that of the last confirmation email. */
  confirms: (alert: { id: string; askedAt: Date }, key: string) => boolean;
  ends: (id: string, key: string) => boolean;
}

export function alertLinks(publicUrl: string, keys: GuestTokens): AlertLinks {
  const asked = ({ id, askedAt }: { id: string; askedAt: Date }) => `${id}:${askedAt.getTime()}`;
  const address = (page: 'confirm' | 'end', id: string, key: string) =>
    new URL(`/subscriptions/${page}?kind=alert&id=${id}#${key}`, publicUrl).href;
  return {
    confirm: (one) => address('confirm', one.id, keys.keyOf('confirm-alert', asked(one))),
    end: (id) => address('end', id, keys.keyOf('end-alert', id)),
    confirms: (one, key) => keys.isKeyOf('confirm-alert', asked(one), key),
    ends: (id, key) => keys.isKeyOf('end-alert', id, key),
  };
}
