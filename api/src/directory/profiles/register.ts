import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { contactsRoutes } from './contacts.routes';
import { contactsService } from './contacts.service';
import { govOfficesRoutes } from './gov-offices.routes';
import { govOfficesService } from './gov-offices.service';
import { profilesRoutes } from './profiles.routes';
import { profilesService } from './profiles.service';
import type { VendorViews } from './views';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  views: VendorViews;
  settings: Pick<Settings, 'rendererKey'>;
}

/** Registers the routes of details pages and of phone number reveals. */
export async function registerProfiles(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, reading, views, settings } = deps;
  const { rendererKey } = settings;
  await app.register(profilesRoutes, { profiles: profilesService(reading), views, rendererKey });
  await app.register(govOfficesRoutes, { govOffices: govOfficesService(reading) });
  await app.register(contactsRoutes, { contacts: contactsService(db) });
}
