import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
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
const longPause = 5_000;

/** What is under way when the app closes gets so long to end. */
const patience = 3_000;

/** One round after the other. */
function runDelivery(app: FastifyInstance, db: Kysely<Tables>, transport: MailTransport): void {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isClosing = false;

  const deliver = letterDelivery({
    ...{ db, transport },
    // Neither address nor text: what the server said may repeat them.
    failed: (error, { letter, next }) => {
      const { code, command, responseCode } = error as Failure & { responseCode?: number };
      const told = { letter, next, code, command, responseCode };
      app.log.warn(told, next === null ? 'a letter is given up' : 'a letter was not taken');
    },
  });
  const next = (after: number) => {
    if (isClosing) return;
    timer = setTimeout(() => {
      round = deliver().then(
        () => next(pause),
        (error) => {
          app.log.error(error, 'letters cannot be read');
          next(longPause);
        },
      );
    }, after).unref();
  };

  app.addHook('onReady', async () => next(pause));
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await Promise.race([round, sleep(patience, undefined, { ref: false })]);
    transport.close();
  });
}
