import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sealed } from '../../core/auth/encrypted-cookie';
import type { Settings } from '../../core/config/settings';

const day = 86_400;
const knownFor = 90 * day;

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

/**
 * Browsers in which an account's password was entered correctly. Their failures are counted apart,
 * so that guesses from elsewhere do not delay the owner.
 */
export function knownBrowsers({ sessionSecret, publicUrl }: Settings) {
  const secure = publicUrl.startsWith('https:');
  const cookie = `${secure ? '__Host-' : ''}nukkad-known-browser`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const envelope = sealed<{ email: string }>(sessionSecret, 'known browser', knownFor);
  return {
    /** The browser's id for the account; null when the account never logged in here. */
    async idOf(request: FastifyRequest, email: string): Promise<string | null> {
      const kept = request.cookies[cookie];
      const opened = kept === undefined ? null : await envelope.open(kept).catch(() => null);
      return opened?.email === email.toLowerCase() ? opened.jti : null;
    },
    async remember(reply: FastifyReply, email: string): Promise<void> {
      const kept = await envelope.seal({ email: email.toLowerCase() });
      reply.setCookie(cookie, kept, { ...attributes, maxAge: knownFor });
    },
  };
}
