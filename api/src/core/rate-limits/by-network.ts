import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { networkOf } from './network.model';
import { type Allowance, type Allowances, mustNotWait } from './rate-limiter';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted for the network that asks, by all processes together. */
    deed?: Deed;
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
} as const satisfies Record<string, readonly Allowance[]>;

export type Deed = keyof typeof most;

/** Wider where one network is a person trying things, or a test run. */
export const wider: Record<Settings['limits'], number> = { production: 1, development: 50 };

/** Uses up what a network may do; fails with `too-many-requests` when that is spent. */
export async function spendOfNetwork(
  allowed: Allowances,
  deed: Deed,
  network: string,
  limits: Settings['limits'],
): Promise<void> {
  for (const { most: often, seconds } of most[deed]) {
    const what = seconds === day ? `${deed}-daily` : deed;
    mustNotWait(await allowed.use(what, network, { most: often * wider[limits], seconds }));
  }
}

/**
 * Counts what comes to routes that name a deed, before its content is read: malformed requests cost
 * as much as others.
 */
export function countDeeds(
  app: FastifyInstance,
  allowed: Allowances,
  limits: Settings['limits'],
): void {
  app.addHook('preParsing', async (request) => {
    const { deed } = request.routeOptions.config;
    if (deed) await spendOfNetwork(allowed, deed, networkOf(request.ip), limits);
  });
}
