import type { FastifyInstance } from 'fastify';

/** On every response. Pages of the site replace the content security policy by their own. */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const strictTransport = 'max-age=31536000; includeSubDomains';

/** Security headers and the request id on every response. `https`: also sends HSTS. */
export function sendSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (https) reply.header('strict-transport-security', strictTransport);
  });
}
