import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const minute = 60;

/** So long somebody may take at the provider, and so long to come back from `/login`. */
export const seconds = { attempt: 10 * minute, handover: minute } as const;

type SignInCookie = keyof typeof seconds;

export interface SignInCookies {
  read(request: FastifyRequest, name: SignInCookie): string;
  keep(reply: FastifyReply, name: SignInCookie, sealed: string): void;
  drop(reply: FastifyReply, name: SignInCookie): void;
}

// The provider sends the browser back to us: an attempt has to come along. A session is handed
// over by our own page alone.
const sameSite = { attempt: 'lax', handover: 'strict' } as const;

/** What a sign-in keeps with the browser. `https`: bound to the host, never sent in the clear. */
export function signInCookies(https: boolean): SignInCookies {
  const cookieOf = (name: SignInCookie) => `${https ? '__Host-' : ''}nukkad-sign-in-${name}`;
  const attributes = (name: SignInCookie) => ({
    ...{ path: '/', httpOnly: true, secure: https },
    sameSite: sameSite[name],
  });
  return {
    read: (request, name) => request.cookies[cookieOf(name)] ?? '',
    keep: (reply, name, sealed) =>
      void reply.setCookie(cookieOf(name), sealed, {
        ...attributes(name),
        maxAge: seconds[name],
      }),
    drop: (reply, name) => void reply.clearCookie(cookieOf(name), attributes(name)),
  };
}
