import {
  type Composition,
  canaryKeyPrefix,
  keysElementId,
  liveValue,
  longestWayBack,
  type Signature,
  type SignedKind,
  signedText,
  timestampKeyPrefix,
} from '@nukkad/platform/contract';

/** Result of verifying a signature; `unable` in browsers without support. */
export type Trust = 'signed' | 'unsigned' | 'unable';

/** Id → raw public key, base64. */
export type Keys = Readonly<Record<string, string>>;

/**
 * Verifies a value against the page's keys. Never rejects.
 *
 * @param delegated further keys, which may do what the prefixes of their ids say
 */
export async function trustIn(
  kind: SignedKind,
  value: unknown,
  signature: Partial<Signature> | undefined,
  delegated: Keys = {},
): Promise<Trust> {
  // WebCrypto needs a secure context, and some browsers lack Ed25519.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unable';
  const id = signature?.key ?? '';
  const raw = maySign(id, kind) ? keysOf(document, delegated).get(id) : undefined;
  if (!raw || !signature?.value) return 'unsigned';
  try {
    const key = await subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']);
    const signed = new TextEncoder().encode(signedText(kind, value));
    const isRight = await subtle.verify('Ed25519', key, bytesOf(signature.value), signed);
    return isRight ? 'signed' : 'unsigned';
  } catch (error) {
    return (error as Error)?.name === 'NotSupportedError' ? 'unable' : 'unsigned';
  }
}

/**
 * Verifies a composition. The key that takes canaries back counts only for what a full key let go
 * live a few moves ago. Never rejects.
 */
export async function trustInComposition(
  composition: Composition,
  signature: Partial<Signature> | undefined,
  delegated: Keys = {},
): Promise<Trust> {
  const trust = await trustIn('composition', composition, signature, delegated);
  if (trust !== 'signed' || !signature?.key?.startsWith(canaryKeyPrefix)) return trust;
  const { live } = signature;
  const way = composition.serial - Number(live?.serial);
  if (!live || composition.canary || !(way >= 0 && way <= longestWayBack)) return 'unsigned';
  return trustIn('live', liveValue(composition, live.serial), live);
}

// Without a prefix a key is the page's own, which may sign everything.
function maySign(id: string, kind: SignedKind): boolean {
  if (id.startsWith(canaryKeyPrefix)) return kind === 'composition';
  return !id.startsWith(timestampKeyPrefix) || kind === 'timestamp';
}

// A delegated id never takes the place of a key of the page.
function keysOf(page: Document, delegated: Keys): Map<string, string> {
  const limited = Object.entries(delegated).filter(([id]) => id.includes('-'));
  try {
    const keys = JSON.parse(page.getElementById(keysElementId)?.textContent ?? '');
    return new Map([...limited, ...Object.entries<string>(keys)]);
  } catch {
    return new Map();
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
