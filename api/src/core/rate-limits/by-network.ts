import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { networkOf } from './network.model';
import { mustNotWait, type RateLimit, type RateLimiter } from './rate-limiter';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted for the network that asks, by all processes together. */
    rateLimitedAction?: RateLimitedAction;
  }
}

const hour = 3_600;
const day = 86_400;

/** What one network may do, in production; where there are several spans, in each of them. */
const most = {
  register: [{ most: 20, seconds: hour }],
  verify: [{ most: 100, seconds: hour }],
  send: [{ most: 40, seconds: hour }],
  // Every view of a login page asks for one, also of those who use a password.
  'passkey-challenges': [{ most: 600, seconds: 600 }],
  passkeys: [{ most: 60, seconds: 600 }],
  forms: [{ most: 10, seconds: 60 }],
  holds: [{ most: 60, seconds: 600 }],
  // Of one professional's times: what is given back counts no longer.
  'holds-of-professional': [{ most: 4, seconds: 600 }],
  // Of what is held, booked or to be paid; a household or an office hardly needs as many.
  'booking-changes': [{ most: 120, seconds: 600 }],
  donations: [{ most: 30, seconds: 600 }],
  // A minute's limit alone lets the whole directory be copied within days.
  contactReveals: [
    { most: 10, seconds: 60 },
    { most: 100, seconds: day },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateLimitedAction = keyof typeof most;

/** Wider where one network is a person trying things, or a test run. */
export const wider: Record<Settings['limits'], number> = { production: 1, development: 50 };

/** Uses up what a network may do; fails with `too-many-requests` when that is spent. */
export async function limitByNetwork(
  allowed: RateLimiter,
  action: RateLimitedAction,
  network: string,
  limits: Settings['limits'],
): Promise<void> {
  for (const { most: often, seconds } of most[action]) {
    const what = seconds === day ? `${action}-daily` : action;
    mustNotWait(await allowed.use(what, network, { most: often * wider[limits], seconds }));
  }
}

/**
 * Counts what comes to routes that name an action, before the body is read: malformed requests cost
 * as much as others.
 */
export function limitByAction(
  app: FastifyInstance,
  allowed: RateLimiter,
  limits: Settings['limits'],
): void {
  app.addHook('preParsing', async (request) => {
    const { rateLimitedAction: action } = request.routeOptions.config;
    if (action) await limitByNetwork(allowed, action, networkOf(request.ip), limits);
  });
}
