import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { deskRoutes } from './desk.routes';
import { deskService } from './desk.service';
import { officeSheetsRoutes } from './office-sheets.routes';
import { officeSheetsService } from './office-sheets.service';

/** The public pages of government offices, for their officers and for operators. */
export async function registerDesk(
  app: FastifyInstance,
  { db }: { db: Kysely<Tables> },
): Promise<void> {
  await app.register(deskRoutes, { desk: deskService(db) });
  await app.register(officeSheetsRoutes, { officeSheets: officeSheetsService(db) });
}
