import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Keeps a text encrypted and tamper-proof in the database. */
export interface EncryptedText {
  encrypt: (text: string) => Promise<string>;
  /** Fails when it was not encrypted here for this purpose, as after a change of the secret. */
  decrypt: (stored: string) => Promise<string>;
}

const method = { alg: 'dir', enc: 'A256GCM' } as const;

/** The key is derived per `purpose`: a text encrypted for one purpose is none for another. */
export function encryptedText(secret: string, purpose: string): EncryptedText {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `nukkad ${purpose}`, 32));
  return {
    encrypt: (text) =>
      new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(method).encrypt(key),
    async decrypt(stored) {
      const { plaintext } = await compactDecrypt(stored, key, {
        keyManagementAlgorithms: [method.alg],
        contentEncryptionAlgorithms: [method.enc],
      });
      return new TextDecoder().decode(plaintext);
    },
  };
}
