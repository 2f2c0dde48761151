import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { isOwnRequest } from '../http/own-requests';
import { ApiError } from '../http/problems';
import { wider } from './by-network';
import { networkOf } from './network.model';

/** Requests per minute and network, in production. */
const perMinute = { anything: 600, clientErrors: 20, healthReports: 60 };

/** Limits that a route may set under `config`. */
export interface RouteLimits {
  rateLimit: { max: number; timeWindow: string };
}

/** Release files are content-addressed and cheap to send; a page requests dozens. */
const isFile = (url: string) => /^\/(?:shell|remotes|assets)\/|^\/livez$/.test(url);

/**
 * Limits every later request, including pages and those that a policy refuses. Call it before the
 * policies: identifying the caller costs more than counting. Each process counts for itself.
 */
export async function limitRates(
  app: FastifyInstance,
  { limits, rendererKey }: Pick<Settings, 'limits' | 'rendererKey'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute.anything * wider[limits],
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, context) =>
      new ApiError('too-many-requests', `Too many requests. Try again in ${context.after}.`),
  });
  const count = app.rateLimit();
  app.addHook('onRequest', async function (request, reply) {
    // The plugin counts a request once; a route's own limit replaces this one.
    const hasOwnLimit = request.routeOptions.config.rateLimit !== undefined;
    if (hasOwnLimit || isFile(request.url) || isOwnRequest(request, rendererKey)) return;
    await count.call(this, request, reply);
  });
}

/** The limit of one kind of write. */
export const limitOf = (kind: keyof typeof perMinute, limits: Settings['limits']): RouteLimits => ({
  rateLimit: { max: perMinute[kind] * wider[limits], timeWindow: '1 minute' },
});
