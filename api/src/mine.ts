import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from './core/config/settings';
import type { Tables } from './core/db/database.types';
import { writeOnce } from './core/http/idempotency';
import type { Allowances } from './core/rate-limits/allowances';
import { favouritesRoutes } from './directory/saved/favourites.routes';
import { favouritesService } from './directory/saved/favourites.service';
import { addressesRoutes } from './identity/addresses/addresses.routes';
import { addressesService } from './identity/addresses/addresses.service';
import { threadsRoutes } from './messaging/threads.routes';
import { threadsService } from './messaging/threads.service';
import { exportRoutes } from './privacy/export/export.routes';
import { exportService } from './privacy/export/export.service';

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Settings;
}

/** What people keep here: places, favourites, conversations, and all of it to take along. */
export async function registerMine(app: FastifyInstance, { db, allowed, settings }: Needs) {
  const once = writeOnce(db);
  const { limits } = settings;
  await app.register(addressesRoutes, { addresses: addressesService(db, once) });
  await app.register(favouritesRoutes, { favourites: favouritesService(db) });
  await app.register(threadsRoutes, {
    threads: threadsService({ db, once, allowed, limits }),
  });
  await app.register(exportRoutes, { exported: exportService(db) });
}
