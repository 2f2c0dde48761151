import { createECDH } from 'node:crypto';

/** Longest address of a device; those of push services have some 200 to 600 characters. */
const longest = 1_000;

/**
 * Whether an address belongs to a push service that this installation sends to: nothing else is ever
 * called, so that nobody has us ask a machine of their choice.
 *
 * @param services hosts; with a leading dot those below; origins of tests
 */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (services.some((service) => service.startsWith('http:') && service === origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return services.some((service) =>
    service.startsWith('.') ? hostname.endsWith(service) : hostname === service,
  );
}

/** Whether a browser's public key is a point of the curve: with another one nothing can be encrypted. */
export function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** A message says nothing new a day after what it is about. Milliseconds. */
export const pushLifetime = 24 * 3_600_000;

/** What becomes of a message by the push service's answer (RFC 8030, 5 and 7.3). */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Seconds until the next attempt, null for none: six of them take some two hours. */
export const secondsUntilRetry = (attempts: number): number | null =>
  attempts < 6 ? 60 * 2 ** attempts : null;
