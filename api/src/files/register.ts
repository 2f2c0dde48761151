import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from '../allowances/allowances';
import { every } from '../every';
import type { Once } from '../http/idempotency';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { filesOnDisk } from './file-store';
import { filesRoutes } from './files.routes';
import { type FilesService, filesService } from './files.service';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
  allowed: Allowances;
  settings: Pick<Settings, 'dataDir' | 'limits'>;
}

const hour = 3_600_000;

/** Files people send, in the data folder; those that nothing uses go after a day. */
export async function registerFiles(
  app: FastifyInstance,
  { db, once, allowed, settings: { dataDir, limits } }: Needs,
): Promise<FilesService> {
  const files = filesService({
    ...{ db, once, allowed, limits },
    files: filesOnDisk(join(dataDir, 'files')),
  });
  await app.register(filesRoutes, { files });
  every(app, {
    pause: hour,
    work: files.sweep,
    failed: (error) => app.log.error(error, 'files that nothing uses stay a while longer'),
  });
  return files;
}
