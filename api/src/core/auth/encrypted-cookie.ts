import { hkdfSync } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';

/** Keeps something with the browser that it can neither read nor change, for a while. */
export interface Sealed<T extends JWTPayload> {
  seal: (content: T) => Promise<string>;
  /** Fails where it was not sealed here for this purpose, or its time is over. */
  open: (sealed: string) => Promise<T & { jti: string }>;
}

const method = { alg: 'dir', enc: 'A256GCM' } as const;

/** Under a key of its own: what is sealed for one `purpose` opens for no other. */
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
