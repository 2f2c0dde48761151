import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Tables } from '../db/tables.generated';
import { every } from '../jobs/every';
import { letterDelivery, type MailTransport } from './delivery';
import { devOutboxRoutes } from './dev-outbox.routes';
import { keepingTransport } from './kept-letters';
import type { Failure } from './retries.model';
import { smtpTransport } from './smtp';

interface Needs {
  db: Kysely<Tables>;
  settings: Pick<Settings, 'production' | 'smtpUrl' | 'mailFrom'>;
}

/** Sends what is posted while the app runs; without a server it is kept, in production it waits. */
export async function registerMail(app: FastifyInstance, { db, settings }: Needs): Promise<void> {
  const { production, smtpUrl, mailFrom } = settings;
  if (smtpUrl) return runDelivery(app, db, smtpTransport(smtpUrl, mailFrom));
  if (production) {
    return app.log.warn('SMTP_URL is not set: letters, codes included, wait in the outbox');
  }
  await app.register(devOutboxRoutes, { db });
  runDelivery(app, db, keepingTransport(db));
}

const pause = 400;

/** After the database has failed. */
const pauseAfterFailure = 5_000;

/** What is under way when the app closes gets so long to end. */
const patience = 3_000;

function runDelivery(app: FastifyInstance, db: Kysely<Tables>, transport: MailTransport): void {
  const work = letterDelivery({
    ...{ db, transport },
    // Neither address nor text: what the server said may repeat them.
    failed: (error, { letter, next }) => {
      const { code, command, responseCode } = error as Failure & { responseCode?: number };
      const told = { letter, next, code, command, responseCode };
      app.log.warn(told, next === null ? 'a letter is given up' : 'a letter was not taken');
    },
  });
  every(app, {
    ...{ pause, pauseAfterFailure, patience, work },
    failed: (error) => app.log.error(error, 'letters cannot be read'),
    last: () => transport.close(),
  });
}
