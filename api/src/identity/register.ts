import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionsService } from '../core/auth/sessions.service';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { writeOnce } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import type { Allowances } from '../core/rate-limits/rate-limiter';
import type { AccountEvents } from './accounts/accounts.deps';
import type { PeopleService } from './accounts/people.service';
import { registerAccounts } from './accounts/register';
import { addressesRoutes } from './addresses/addresses.routes';
import { addressesService } from './addresses/addresses.service';
import { registerDocuments } from './documents/register';
import { registerPasskeys } from './passkeys/register';
import { registerSignIn } from './sign-in/register';

interface Needs extends AccountEvents {
  db: Kysely<Tables>;
  jobs: Jobs;
  sessions: SessionsService;
  allowed: Allowances;
  settings: Settings;
}

/** Accounts, the ways to sign in, and what everybody keeps of themselves. */
export async function registerIdentity(
  app: FastifyInstance,
  needs: Needs,
): Promise<{ people: PeopleService }> {
  const { db, settings } = needs;
  const { login, people } = await registerAccounts(app, needs);
  await registerPasskeys(app, { db, settings, beginSession: login.begin });
  const beginSession = (userId: string) => login.begin(userId);
  await registerSignIn(app, { ...needs, beginSession });
  await app.register(addressesRoutes, { addresses: addressesService(db, writeOnce(db)) });
  await registerDocuments(app, { db });
  return { people };
}
