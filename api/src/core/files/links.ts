import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type FileLink, fileAddress, limits } from '@nukkad/platform/contract';

/**
 * Signed links that open one private file for some minutes, whoever uses them. The signing key is
 * derived from the server's secret; a link reveals only the file's id and the expiry.
 */
export function fileLinks(secret: string, now: () => number = Date.now) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'file links', 32));
  const signature = (fileId: string, expires: number) =>
    createHmac('sha256', key).update(`${fileId.toLowerCase()}\n${expires}`).digest();
  return {
    to(fileId: string): FileLink {
      const expires = Math.floor(now() / 1_000) + limits.fileLinkMinutes * 60;
      const signed = signature(fileId, expires).toString('base64url');
      return {
        url: `${fileAddress(fileId)}?expires=${expires}&signature=${signed}`,
        expiresAt: new Date(expires * 1_000).toISOString(),
      };
    },

    /** Whether it is a valid, unexpired link to this file. */
    holds(fileId: string, expires: number, signed: string): boolean {
      const given = Buffer.from(signed, 'base64url');
      const own = signature(fileId, expires);
      const isOwn = given.length === own.length && timingSafeEqual(given, own);
      return isOwn && expires * 1_000 > now();
    },
  };
}
