import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sealed } from '../../core/auth/encrypted-cookie';
import type { Settings } from '../../core/config/settings';

const day = 86_400;
const knownFor = 90 * day;

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

/**
 * Browsers in which somebody has logged in with the password of an account. Failures there are
 * counted by themselves, so that nobody who guesses from elsewhere makes this person wait.
 */
export function knownBrowsers({ sessionSecret, publicUrl }: Settings) {
  const secure = publicUrl.startsWith('https:');
  const cookie = `${secure ? '__Host-' : ''}nukkad-known-browser`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const envelope = sealed<{ email: string }>(sessionSecret, 'known browser', knownFor);
  return {
    /** An id that only this browser has; null where it does not know the account. */
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
