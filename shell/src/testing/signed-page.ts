import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type Composition,
  compositionElementId,
  keysElementId,
  type RegistryDocument,
  type Signature,
  type SignedKind,
  signedText,
} from '@nukkad/platform/contract';

/** A signing key like the registry's. */
export interface TestKey {
  id: string;
  /** Raw public key, base64. */
  publicKey: string;
  sign(kind: SignedKind, value: unknown): Signature;
}

export function aKey(id = 'key1'): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { id, publicKey: rawOf(publicKey), sign: (kind, value) => signed(kind, value) };

  function signed(kind: SignedKind, value: unknown): Signature {
    const bytes = Buffer.from(signedText(kind, value));
    return { key: id, value: sign(null, bytes, privateKey).toString('base64') };
  }
}

/**
 * Writes the inline composition, keys and signature of a page released with this key; with more
 * keys, one that demands the signatures of all of them.
 */
export function writeSignedPage(
  text: string,
  key: TestKey,
  signature?: Signature,
  others: TestKey[] = [],
): void {
  const all = [key, ...others].map(({ id, publicKey }) => [id, publicKey]);
  const keys = block(keysElementId, JSON.stringify(Object.fromEntries(all)));
  if (others.length > 0) keys.dataset.threshold = String(all.length);
  const own = block(compositionElementId, text);
  if (signature) Object.assign(own.dataset, { key: signature.key, signature: signature.value });
  document.body.replaceChildren(keys, own);
}

/** `registry.json` with one channel. */
export function aRegistry(composition: Composition, key: TestKey): RegistryDocument {
  const { channel } = composition;
  const signature = key.sign('composition', composition);
  return { schema: 1, channels: { [channel]: composition }, signatures: { [channel]: signature } };
}

function block(id: string, text: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = text;
  return element;
}

function rawOf(publicKey: KeyObject): string {
  return Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
}
