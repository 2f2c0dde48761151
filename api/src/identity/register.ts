import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionsService } from '../core/auth/sessions.service';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import type { AccountEvents } from './accounts/accounts.deps';
import type { PeopleService } from './accounts/people.service';
import { registerAccounts } from './accounts/register';
import { addressesRoutes } from './addresses/addresses.routes';
import { addressesService } from './addresses/addresses.service';
import { registerDocuments } from './documents/register';
import { registerPasskeys } from './passkeys/register';
import { registerSignIn } from './sign-in/register';

interface Deps extends AccountEvents {
  db: Kysely<Tables>;
  jobs: Jobs;
  sessions: SessionsService;
  allowed: RateLimiter;
  settings: Settings;
}

/** Registers accounts, sign-in methods and users' own data. */
export async function registerIdentity(
  app: FastifyInstance,
  deps: Deps,
): Promise<{ people: PeopleService }> {
  const { db, settings } = deps;
  const { login, people } = await registerAccounts(app, deps);
  await registerPasskeys(app, { db, settings, beginSession: login.begin });
  const beginSession = (userId: string) => login.begin(userId);
  await registerSignIn(app, { ...deps, beginSession });
  await app.register(addressesRoutes, { addresses: addressesService(db, idempotentWrites(db)) });
  await registerDocuments(app, { db });
  return { people };
}
