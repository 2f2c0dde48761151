import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** Stores a payload with the browser, encrypted and tamper-proof, for a limited time. */
export interface Sealed<T extends JWTPayload> {
  seal: (content: T) => Promise<string>;
  /** Fails when the value was not encrypted here for this purpose, or has expired. */
  open: (sealed: string) => Promise<T & { jti: string }>;
}

const method = { alg: 'dir', enc: 'A256GCM' } as const;

/** The key is derived per `purpose`: a value encrypted for one purpose opens for no other. */
export function sealed<T extends JWTPayload>(
  secret: string,
  purpose: string,
  seconds: number,
): Sealed<T> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `nukkad ${purpose}`, 32));
  return {
    seal: (content) =>
      new EncryptJWT(content)
        .setProtectedHeader(method)
        .setJti(crypto.randomUUID())
        .setExpirationTime(`${seconds}s`)
        .encrypt(key),
    async open(text) {
      const { payload } = await jwtDecrypt<T & { jti: string }>(text, key, {
        keyManagementAlgorithms: [method.alg],
        contentEncryptionAlgorithms: [method.enc],
        requiredClaims: ['exp', 'jti'],
      });
      return payload;
    },
  };
}
