import {
  type Composition,
  canaryKeyPrefix,
  type KeySignature,
  keysElementId,
  liveValue,
  longestWayBack,
  mostSignatures,
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
 * @param threshold how many of the page's own keys must sign, each counted once; 1 for what the page
 *   itself carries, since whoever could change it could change the page's number as well
 */
export async function trustIn(
  kind: SignedKind,
  value: unknown,
  signature: Partial<Signature> | undefined,
  delegated: Keys = {},
  threshold = pageThreshold(),
): Promise<Trust> {
  // WebCrypto needs a secure context, and some browsers lack Ed25519.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unable';
  const keys = keysOf(document, delegated);
  const bytes = new TextEncoder().encode(signedText(kind, value));
  // A limited key acts alone and makes up for no other, and one key is enough for a timestamp, which
  // lets nothing run.
  const isAlone = isLimited(signature) || kind === 'timestamp';
  const all = isAlone ? [signature] : fullSignatures(signature);
  // Each key counts once, however often it signed.
  const byKey = new Map(all.map((one) => [String(one?.key), one?.value]));
  const trusts = await Promise.all(
    [...byKey].map(([id, said]) =>
      trustInKey(subtle, maySign(id, kind) ? keys.get(id) : undefined, said, bytes),
    ),
  );
  if (trusts.includes('unable')) return 'unable';
  const signed = trusts.filter((one) => one === 'signed').length;
  return signed >= (isAlone ? 1 : threshold) ? 'signed' : 'unsigned';
}

async function trustInKey(
  subtle: SubtleCrypto,
  raw: string | undefined,
  said: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Trust> {
  if (!raw || !said) return 'unsigned';
  try {
    const key = await subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']);
    return (await subtle.verify('Ed25519', key, bytesOf(said), bytes)) ? 'signed' : 'unsigned';
  } catch (error) {
    return (error as Error)?.name === 'NotSupportedError' ? 'unable' : 'unsigned';
  }
}

/**
 * Verifies a composition. The key that takes canaries back counts only for what full keys let go
 * live a few moves ago. Never rejects.
 */
export async function trustInComposition(
  composition: Composition,
  signature: Partial<Signature> | undefined,
  delegated?: Keys,
  threshold?: number,
): Promise<Trust> {
  const trust = await trustIn('composition', composition, signature, delegated, threshold);
  if (trust !== 'signed' || !signature?.key?.startsWith(canaryKeyPrefix)) return trust;
  const { live } = signature;
  const way = composition.serial - Number(live?.serial);
  if (!live || composition.canary || !(way >= 0 && way <= longestWayBack)) return 'unsigned';
  return trustIn('live', liveValue(composition, live.serial), live, {}, threshold);
}

function fullSignatures(signature: Partial<Signature> = {}): Partial<KeySignature>[] {
  const { cosignatures } = signature;
  const all = [signature, ...(Array.isArray(cosignatures) ? cosignatures : [])];
  return all.slice(0, mostSignatures).filter((one) => !isLimited(one));
}

// The ids of keys that may do less than a page's own have a prefix.
function isLimited(signature: Partial<KeySignature> | undefined): boolean {
  return String(signature?.key).includes('-');
}

// How many of the page's keys must sign what it fetches.
function pageThreshold(): number {
  return Number(document.getElementById(keysElementId)?.dataset.threshold ?? 1);
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
