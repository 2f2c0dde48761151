import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const minute = 60;

/** Time limits: at the provider, and for the return from `/login`. */
export const seconds = { attempt: 10 * minute, handover: minute } as const;

type SignInCookie = keyof typeof seconds;

export interface SignInCookies {
  read(request: FastifyRequest, name: SignInCookie): string;
  keep(reply: FastifyReply, name: SignInCookie, sealed: string): void;
  drop(reply: FastifyReply, name: SignInCookie): void;
}

// The provider navigates back to us, so an attempt's cookie must be `lax`. A session is handed over
// by our own page only.
const sameSite = { attempt: 'lax', handover: 'strict' } as const;

/** Cookies of a sign-in. `https`: bound to the host, never sent over plain HTTP. */
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
