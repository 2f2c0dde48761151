import type { SignedIn } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionsService } from '../../core/auth/sessions.service';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { signInCookies } from './cookies';
import { identitiesService } from './identities.service';
import { providersFrom } from './providers';
import { signInRoutes } from './sign-in.routes';
import { signInService } from './sign-in.service';

interface Deps {
  db: Kysely<Tables>;
  sessions: SessionsService;
  allowed: RateLimiter;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret' | 'signInProviders'>;
  /** Begins a session of an authenticated user. */
  beginSession: (userId: string) => Promise<SignedIn>;
}

/** Registers sign-in with Google, Facebook and Apple. Cookies must be registered before. */
export async function registerSignIn(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, sessions, allowed, beginSession, settings } = deps;
  const { publicUrl, sessionSecret: secret } = settings;
  const signIn = signInService({
    ...{ allowed, beginSession, secret, publicUrl },
    providers: providersFrom(settings.signInProviders),
    identities: identitiesService(db, sessions),
  });
  const cookies = signInCookies(publicUrl.startsWith('https:'));
  await app.register(signInRoutes, { signIn, cookies });
}
