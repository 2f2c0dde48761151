import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Signature, type SignedKind, signedText } from '@nukkad/platform/contract';

/** Key id → raw public key, base64, as pages carry it. */
export type PublicKeys = Record<string, string>;

/** Signs what the registry says. */
export interface Signer {
  /** Id of the key that signs. */
  key: string;
  /** The keys that pages shall believe, this one among them. */
  believed: PublicKeys;
  /** The same value has the same signature each time. */
  sign(kind: SignedKind, value: unknown): Signature;
}

/**
 * A signer with an Ed25519 private key.
 *
 * @param others further keys that pages shall believe
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

/** True when one of the keys signed exactly this, as exactly this kind of thing. */
export function isSigned(
  kind: SignedKind,
  value: unknown,
  signature: Signature | undefined,
  keys: PublicKeys,
): boolean {
  const raw = signature && Object.hasOwn(keys, signature.key) ? keys[signature.key] : undefined;
  if (!signature || !raw) return false;
  const x = Buffer.from(raw, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const bytes = Buffer.from(signedText(kind, value));
  return verify(null, bytes, publicKey, Buffer.from(signature.value, 'base64'));
}

/** The public half of a key, 32 bytes as base64. */
export function rawPublicKey(key: KeyObject): string {
  const { x = '' } = createPublicKey(key.export({ type: 'pkcs8', format: 'pem' })).export({
    format: 'jwk',
  });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** Names a key: 16 hex characters of its public half. */
export function keyId(raw: string): string {
  return createHash('sha256').update(Buffer.from(raw, 'base64')).digest('hex').slice(0, 16);
}
