import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from '../allowances/allowances';
import { every } from '../every';
import type { Once } from '../http/idempotency';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { fileExaminer } from './examiner';
import { filesOnDisk } from './file-store';
import { filesRoutes } from './files.routes';
import { type FilesService, filesService } from './files.service';
import { incoming } from './incoming';
import { partsRoutes } from './parts.routes';
import { partsService } from './parts.service';
import { filesInBucket } from './s3-store';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
  allowed: Allowances;
  settings: Pick<Settings, 'dataDir' | 'limits' | 'sessionSecret' | 'fileBucket'>;
}

const hour = 3_600_000;

/** Files people send, in the data folder or a bucket; those that nothing uses go after a day. */
export async function registerFiles(
  app: FastifyInstance,
  { db, once, allowed, settings }: Needs,
): Promise<FilesService> {
  const { dataDir, limits, sessionSecret, fileBucket } = settings;
  const examiner = fileExaminer();
  app.addHook('onClose', examiner.close);
  const files = filesService({
    ...{ db, once, allowed, limits, examiner, secret: sessionSecret },
    files: fileBucket ? filesInBucket(fileBucket) : filesOnDisk(join(dataDir, 'files')),
  });
  await app.register(filesRoutes, { files });
  const arriving = incoming(join(dataDir, 'incoming'));
  await app.register(partsRoutes, { parts: partsService({ allowed, limits, files, arriving }) });
  every(app, {
    pause: hour,
    work: async () => {
      await arriving.sweep();
      await files.sweep();
    },
    failed: (error) => app.log.error(error, 'files that nothing uses stay a while longer'),
  });
  return files;
}
