import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';

/** Links in emails to subscribers; the part after `#` is not sent to servers. */
export interface SubscriptionLinks {
  confirm: (subscription: { id: string; askedAt: Date }) => string;
  end: (id: string) => string;
  /** The same page with a key from a request, which may be invalid. */
  endWith: (id: string, key: string) => string;
  /** Called by mail programs without opening a page. */
  unsubscribe: (id: string) => string;
  /** Whether a key is that of the last confirmation email. */
  confirms: (subscription: { id: string; askedAt: Date }, key: string) => boolean;
  ends: (id: string, key: string) => boolean;
}

export function subscriptionLinks(publicUrl: string, keys: GuestTokens): SubscriptionLinks {
  const asked = ({ id, askedAt }: { id: string; askedAt: Date }) => `${id}:${askedAt.getTime()}`;
  const address = (path: string) => new URL(path, publicUrl).href;
  const endWith = (id: string, key: string) =>
    address(`/subscriptions/end?id=${id}#${encodeURIComponent(key)}`);
  const endKey = (id: string) => keys.keyOf('unsubscribe', id);
  return {
    confirm: (one) =>
      address(`/subscriptions/confirm?id=${one.id}#${keys.keyOf('confirm', asked(one))}`),
    end: (id) => endWith(id, endKey(id)),
    endWith,
    unsubscribe: (id) => address(`/api/subscriptions/${id}/unsubscribe?key=${endKey(id)}`),
    confirms: (one, key) => keys.isKeyOf('confirm', asked(one), key),
    ends: (id, key) => keys.isKeyOf('unsubscribe', id, key),
  };
}
