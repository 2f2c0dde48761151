import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { SessionsService } from '../../core/auth/sessions.service';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { Jobs } from '../../core/jobs/jobs';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { oneTimeCodesService } from '../one-time-codes/one-time-codes.service';
import { passwords } from '../passwords/passwords';
import type { AccountEvents } from './accounts.deps';
import { accountsRoutes } from './accounts.routes';
import { browserSecrets } from './browser-secret';
import { emailTakeBackService } from './email-take-back.service';
import { knownBrowsers } from './known-browser';
import { loginService } from './login.service';
import { passwordResetService } from './password-reset.service';
import { peopleService } from './people.service';
import { registrationService } from './registration.service';
import { resetLinkJob, resetLinks } from './reset-links';

interface Deps extends AccountEvents {
  db: Kysely<Tables>;
  jobs: Jobs;
  sessions: SessionsService;
  allowed: RateLimiter;
  settings: Settings;
}

/** Registers accounts: sign-up, login and users' own data. */
export async function registerAccounts(app: FastifyInstance, deps: Deps) {
  const { db, jobs, sessions, allowed, settings } = deps;
  const { vendorRegistered, registrationReplaced, userDeleted } = deps;
  const shared = {
    db,
    sessions,
    allowed,
    codes: oneTimeCodesService(db, settings.otpPepper, allowed),
    passwords: passwords(),
    limits: settings.limits,
    vendorRegistered,
    registrationReplaced,
    userDeleted,
  };
  const { publicUrl } = settings;
  const { operatorPasskeys } = settings;
  const passwordReset = passwordResetService({ ...shared, operatorPasskeys });
  const takeBacks = emailTakeBackService({ ...shared, publicUrl });
  jobs.handleTogether(resetLinkJob, resetLinks(settings));
  const login = loginService(shared);
  const people = peopleService({ ...shared, takeBacks });
  await app.register(cookie);
  await app.register(accountsRoutes, {
    registration: registrationService(shared),
    login,
    passwordReset,
    takeBacks,
    people,
    sessions,
    secrets: browserSecrets(publicUrl.startsWith('https:')),
    browsers: knownBrowsers(settings),
  });
  return { login, people };
}
