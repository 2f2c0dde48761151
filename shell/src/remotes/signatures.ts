import {
  keysElementId,
  type Signature,
  type SignedKind,
  signedText,
} from '@nukkad/platform/contract';

/** What a browser finds out about a signature; `unable` where it does not know how. */
export type Trust = 'signed' | 'unsigned' | 'unable';

/** Whether a key that the page carries signed this value. Never fails. */
export async function trustIn(
  kind: SignedKind,
  value: unknown,
  signature: Partial<Signature> | undefined,
  page: Document = document,
): Promise<Trust> {
  // Without a secure context there are no signatures, and in some browsers none of this kind.
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
