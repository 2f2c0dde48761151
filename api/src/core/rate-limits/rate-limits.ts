import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { ApiError } from '../http/problems';
import { wider } from './by-network';
import { networkOf } from './network.model';

/** Requests per minute from one network, in production. */
const perMinute = { anything: 600, clientErrors: 20, healthReports: 60 };

/** What a route may set under `config`. */
export interface RouteLimits {
  rateLimit: { max: number; timeWindow: string };
}

/** Released files are named by their content and cost nothing to send; a page asks for dozens. */
const isFile = (url: string) => /^\/(?:shell|remotes|assets)\/|^\/livez$/.test(url);

/**
 * Limits whatever is asked after it, pages and what a policy refuses included. Call it before the
 * policies: to find out who asks costs more than to count. Each process counts for itself.
 */
export async function limitRates(app: FastifyInstance, limits: Settings['limits']): Promise<void> {
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
    // The plugin counts a request once: one with a limit of its own is left to that.
    const hasOwnLimit = request.routeOptions.config.rateLimit !== undefined;
    if (!hasOwnLimit && !isFile(request.url)) await count.call(this, request, reply);
  });
}

/** The limit of one kind of write. */
export const limitOf = (kind: keyof typeof perMinute, limits: Settings['limits']): RouteLimits => ({
  rateLimit: { max: perMinute[kind] * wider[limits], timeWindow: '1 minute' },
});
