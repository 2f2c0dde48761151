import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { networkOf } from './network.model';
import { mustNotWait, type RateLimit, type RateLimiter } from './rate-limiter';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted per client network, across all processes. */
    rateLimitedAction?: RateLimitedAction;
  }
}

const hour = 3_600;
const day = 86_400;

/** Limits per network in production; with several time spans, all apply. */
const most = {
  register: [{ most: 20, seconds: hour }],
  verify: [{ most: 100, seconds: hour }],
  send: [{ most: 40, seconds: hour }],
  // Each costs money, and premium numbers pay those who ask for them.
  'phone-codes': [
    { most: 10, seconds: hour },
    { most: 20, seconds: day },
  ],
  // Every view of a login page requests one, also when the user then types a password.
  'passkey-challenges': [{ most: 600, seconds: 600 }],
  passkeys: [{ most: 60, seconds: 600 }],
  forms: [{ most: 10, seconds: 60 }],
  holds: [{ most: 60, seconds: 600 }],
  // Holds of one professional's slots; released holds are not counted.
  'holds-of-professional': [{ most: 4, seconds: 600 }],
  // Changes of holds, bookings and payments; a household or office hardly needs as many.
  'booking-changes': [{ most: 120, seconds: 600 }],
  // A file takes about a tenth of a second of the main thread.
  documents: [{ most: 60, seconds: 600 }],
  donations: [{ most: 30, seconds: 600 }],
  // A per-minute limit alone would let the whole directory be copied within days.
  contactReveals: [
    { most: 10, seconds: 60 },
    { most: 100, seconds: day },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

export type RateLimitedAction = keyof typeof most;

/** Factor where one network is a developer or a test run. */
export const wider: Record<Settings['limits'], number> = { production: 1, development: 50 };

/** Counts an action of a network; fails with `too-many-requests` when its limit is used up. */
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
 * Counts requests to routes that name an action, before the body is read, so that malformed
 * requests count as well.
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
