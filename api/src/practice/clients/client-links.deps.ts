import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { wider } from '../../core/rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';

/** Dependencies of the links between accounts and records. */
export interface ClientLinkNeeds {
  db: Kysely<Tables>;
  allowed: RateLimiter;
  settings: Pick<Settings, 'publicUrl' | 'limits'>;
}

/** Counts one action per day. Fails with `too-many-requests`; never call it in a transaction. */
export async function spendOfDay(
  { allowed, settings }: ClientLinkNeeds,
  act: 'client-link-requests' | 'client-invitations' | 'client-invitations-to',
  { whose, most }: { whose: string; most: number },
): Promise<void> {
  const allowance = { most: most * wider[settings.limits], seconds: 86_400 };
  mustNotWait(await allowed.use(act, whose, allowance));
}
