import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { type Allowances, mustNotWait } from './allowances';
import { networkOf } from './network.model';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted for the network that asks, by all processes together. */
    deed?: Deed;
  }
}

const hour = 3_600;

/** What one network may do, in production. */
const most = {
  register: { most: 20, seconds: hour },
  verify: { most: 100, seconds: hour },
  send: { most: 40, seconds: hour },
  forms: { most: 10, seconds: 60 },
  holds: { most: 60, seconds: 600 },
  donations: { most: 30, seconds: 600 },
  contactReveals: { most: 10, seconds: 60 },
} as const;

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
  const { most: often, seconds } = most[deed];
  mustNotWait(await allowed.use(deed, network, { most: often * wider[limits], seconds }));
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
