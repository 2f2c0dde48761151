import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { addressesRoutes } from './addresses/addresses.routes';
import { addressesService } from './addresses/addresses.service';
import type { Allowances } from './allowances/allowances';
import { exportRoutes } from './export/export.routes';
import { exportService } from './export/export.service';
import { favouritesRoutes } from './favourites/favourites.routes';
import { favouritesService } from './favourites/favourites.service';
import { writeOnce } from './http/idempotency';
import type { Settings } from './settings';
import type { Tables } from './storage/database.types';
import { threadsRoutes } from './threads/threads.routes';
import { threadsService } from './threads/threads.service';

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
