import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { every } from '../../core/jobs/every';
import type { Allowances } from '../../core/rate-limits/allowances';
import { clientLinksRoutes } from './client-links.routes';
import { clientLinksService } from './client-links.service';

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Settings;
}

const pause = 500;
const pauseAfterFailure = 5_000;

/** Links between clients' accounts and professionals' records. */
export async function registerClientLinks(app: FastifyInstance, needs: Needs): Promise<void> {
  const links = clientLinksService(needs);
  every(app, {
    ...{ pause, pauseAfterFailure },
    work: links.sendProofs,
    failed: (error) => app.log.error(error, 'links that prove a record’s address wait to be sent'),
  });
  await app.register(clientLinksRoutes, { links });
}
