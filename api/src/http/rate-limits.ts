import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { wider } from '../allowances/of-networks';
import type { Settings } from '../settings';
import { ApiError } from './problems';

/** Requests per minute from one address, in production. */
const perMinute = { anything: 600, clientErrors: 20, healthReports: 60 };

/** What a route may set under `config`. */
export interface RouteLimits {
  rateLimit: { max: number; timeWindow: string };
}

/** Limits every route registered after it; each process counts for itself. */
export async function limitRates(app: FastifyInstance, limits: Settings['limits']): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute.anything * wider[limits],
    timeWindow: '1 minute',
    cache: 20_000,
    errorResponseBuilder: (_request, context) =>
      new ApiError('too-many-requests', `Too many requests. Try again in ${context.after}.`),
  });
}

/** The limit of one kind of write. */
export const limitOf = (kind: keyof typeof perMinute, limits: Settings['limits']): RouteLimits => ({
  rateLimit: { max: perMinute[kind] * wider[limits], timeWindow: '1 minute' },
});
