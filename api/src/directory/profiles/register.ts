import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { contactsRoutes } from './contacts.routes';
import { contactsService } from './contacts.service';
import { govOfficesRoutes } from './gov-offices.routes';
import { govOfficesService } from './gov-offices.service';
import { profilesRoutes } from './profiles.routes';
import { profilesService } from './profiles.service';

interface Deps {
  db: Kysely<Tables>;
}

/** Registers the routes of details pages and of phone number reveals. */
export async function registerProfiles(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  const profiles = profilesService(db, (error) => app.log.warn(error, 'views not stored yet'));
  app.addHook('onClose', profiles.close);
  await app.register(profilesRoutes, { profiles });
  await app.register(govOfficesRoutes, { govOffices: govOfficesService(db) });
  await app.register(contactsRoutes, { contacts: contactsService(db) });
}
