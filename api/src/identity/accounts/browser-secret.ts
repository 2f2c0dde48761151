import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type SecretName = 'registration' | 'passkey';

export interface BrowserSecrets {
  read(request: FastifyRequest, name: SecretName): string | null;
  keep(reply: FastifyReply, name: SecretName, secret: string): void;
  drop(reply: FastifyReply, name: SecretName): void;
}

const day = 86_400;

/**
 * Cookies that scripts cannot read and other sites cannot send; they bind a code to the browser
 * that asked for it. `https`: bound to the host and never sent over plain HTTP.
 */
export function browserSecrets(https: boolean): BrowserSecrets {
  const cookieOf = (name: SecretName) => `${https ? '__Host-' : ''}nukkad-${name}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: https } as const;
  return {
    read: (request, name) => request.cookies[cookieOf(name)] ?? null,
    keep: (reply, name, secret) =>
      void reply.setCookie(cookieOf(name), secret, { ...attributes, maxAge: day }),
    drop: (reply, name) => void reply.clearCookie(cookieOf(name), attributes),
  };
}
