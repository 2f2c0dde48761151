import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Tables } from '../db/tables.generated';
import type { Jobs } from '../jobs/jobs';
import { deliveryBy } from './delivery';
import { devOutboxRoutes } from './dev-outbox.routes';
import { outboxTransport } from './dev-outbox.store';
import { emailJob } from './emails';
import { smtpTransport } from './smtp';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  settings: Pick<Settings, 'production' | 'smtpUrl' | 'mailFrom'>;
}

/** Sends emails while the app runs; without a server they are stored, in production they wait. */
export async function registerMail(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, jobs, settings } = deps;
  const { production, smtpUrl, mailFrom } = settings;
  if (smtpUrl) return jobs.handle(emailJob, deliveryBy(smtpTransport(smtpUrl, mailFrom)));
  if (production) {
    return app.log.warn('SMTP_URL is not set: letters, codes included, wait to be sent');
  }
  await app.register(devOutboxRoutes, { db });
  jobs.handle(emailJob, deliveryBy(outboxTransport(db)));
}
