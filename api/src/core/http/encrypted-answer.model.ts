import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const derive = (key: string, use: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key.toLowerCase(), 'nukkad idempotent write', use, bytes));

/** Id of a key's write: the key itself, which decrypts the answer, is not stored. */
export function storedKey(key: string): string {
  const named = `nukkad idempotent write ${key.toLowerCase()}`;
  const hex = createHash('sha256').update(named).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** HMAC secret for comparing bodies; without the key no body can be tested by guessing. */
export const bodySecret = (key: string): Buffer => derive(key, 'body', 32);

/** Can be decrypted only with the key it was encrypted under. */
export interface EncryptedAnswer {
  sealed: string;
}

export function encryptAnswer(key: string, answer: object): EncryptedAnswer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, derive(key, 'answer', 32), iv);
  const text = Buffer.concat([sealing.update(JSON.stringify(answer), 'utf8'), sealing.final()]);
  return { sealed: Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64') };
}

/** Throws for an answer encrypted under another key. */
export function decryptAnswer(key: string, { sealed }: EncryptedAnswer): object {
  const all = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, derive(key, 'answer', 32), all.subarray(0, ivBytes));
  opening.setAuthTag(all.subarray(ivBytes, ivBytes + tagBytes));
  const text = [opening.update(all.subarray(ivBytes + tagBytes)), opening.final()];
  return JSON.parse(Buffer.concat(text).toString('utf8'));
}
