import {
  keysElementId,
  type Signature,
  type SignedKind,
  signedText,
} from '@nukkad/platform/contract';

/** Result of verifying a signature; `unable` in browsers without support. */
export type Trust = 'signed' | 'unsigned' | 'unable';

/** Verifies a value against the page's keys. Never rejects. */
export async function trustIn(
  kind: SignedKind,
  value: unknown,
  signature: Partial<Signature> | undefined,
  page: Document = document,
): Promise<Trust> {
  // WebCrypto needs a secure context, and some browsers lack Ed25519.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return 'unable';
  const raw = keysOf(page).get(signature?.key ?? '');
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

function keysOf(page: Document): Map<string, string> {
  try {
    const keys = JSON.parse(page.getElementById(keysElementId)?.textContent ?? '');
    return new Map(Object.entries<string>(keys));
  } catch {
    return new Map();
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
