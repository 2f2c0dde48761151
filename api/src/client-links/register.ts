import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from '../allowances/allowances';
import { every } from '../every';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
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
