import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import {
  type KeySignature,
  mostSignatures,
  type Signature,
  type SignedKind,
  signedText,
} from '@nukkad/platform/contract';

/** Key id → raw public key, base64, as embedded in pages. */
export type PublicKeys = Record<string, string>;

/** Signs the registry's documents. */
export interface Signer {
  /** Id of the signing key. */
  key: string;
  /** The keys that pages shall trust, including this one. */
  believed: PublicKeys;
  /** How many of them must sign what pages fetch later; absent for one. */
  threshold?: number;
  /** Deterministic: the same value has the same signature. */
  sign(kind: SignedKind, value: unknown): Signature;
}

/**
 * A signer with an Ed25519 private key.
 *
 * @param others further keys that pages shall trust
 * @example signerWith(generateKeyPairSync('ed25519').privateKey)
 */
export function signerWith(privateKey: KeyObject, others: PublicKeys = {}): Signer {
  const raw = rawPublicKey(privateKey);
  const key = keyId(raw);
  return {
    key,
    believed: { ...others, [key]: raw },
    sign: (kind, value) => ({
      key,
      value: sign(null, Buffer.from(signedText(kind, value)), privateKey).toString('base64'),
    }),
  };
}

/**
 * True when so many of the keys signed exactly this value, as exactly this kind; each counts once,
 * however often it signed. Signature and keys may come from outside: what is malformed has signed
 * nothing.
 */
export function isSigned(
  kind: SignedKind,
  value: unknown,
  signature: Signature | undefined,
  keys: PublicKeys,
  threshold = 1,
): boolean {
  if (!signature) return false;
  const bytes = Buffer.from(signedText(kind, value));
  const signedBy = signaturesOf(signature).filter((one) => isSignedBy(bytes, one, keys));
  return new Set(signedBy.map(({ key }) => key)).size >= threshold;
}

/** The signatures of each key over one value, as far as they are looked at. */
export function signaturesOf({ key, value, cosignatures }: Signature): KeySignature[] {
  const others = Array.isArray(cosignatures) ? cosignatures : [];
  return [{ key, value }, ...others].slice(0, mostSignatures);
}

function isSignedBy(bytes: Buffer, signature: KeySignature | null, keys: PublicKeys): boolean {
  const { key, value: said } = signature ?? {};
  const raw = typeof key === 'string' && Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (typeof raw !== 'string' || typeof said !== 'string') return false;
  const x = Buffer.from(raw, 'base64').toString('base64url');
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, bytes, publicKey, Buffer.from(said, 'base64'));
  } catch {
    return false;
  }
}

/** The public half of a key, 32 bytes as base64. */
export function rawPublicKey(key: KeyObject): string {
  const { x = '' } = createPublicKey(key.export({ type: 'pkcs8', format: 'pem' })).export({
    format: 'jwk',
  });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** Id of a key: 16 hex characters of a hash of its public half. */
export function keyId(raw: string): string {
  return createHash('sha256').update(Buffer.from(raw, 'base64')).digest('hex').slice(0, 16);
}
