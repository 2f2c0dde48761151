import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Tables } from '../db/tables.generated';
import type { Once } from '../http/idempotency';
import { every } from '../jobs/every';
import type { Allowances } from '../rate-limits/allowances';
import { clamd } from './clamd';
import { fileExaminer } from './examiner';
import { filesOnDisk } from './file-store';
import { filesRoutes } from './files.routes';
import { type FilesService, filesService } from './files.service';
import { incoming } from './incoming';
import { partsRoutes } from './parts.routes';
import { partsService } from './parts.service';
import { filesInBucket } from './s3-store';
import { scanning } from './scanning';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
  allowed: Allowances;
  settings: Pick<Settings, 'dataDir' | 'limits' | 'sessionSecret' | 'fileBucket' | 'scannerUrl'>;
}

const hour = 3_600_000;

/** A file that waits for the scanner is looked at so soon after the scanner is back. */
const betweenScans = 15_000;

/** Files people send, in the data folder or a bucket; those that nothing uses go after a day. */
export async function registerFiles(
  app: FastifyInstance,
  { db, once, allowed, settings }: Needs,
): Promise<FilesService> {
  const { dataDir, limits, sessionSecret, fileBucket, scannerUrl } = settings;
  const examiner = fileExaminer();
  app.addHook('onClose', examiner.close);
  const store = fileBucket ? filesInBucket(fileBucket) : filesOnDisk(join(dataDir, 'files'));
  const scans = scanning({
    ...{ db, files: store, scan: scannerUrl === undefined ? undefined : clamd(scannerUrl) },
    report: (message) => app.log.warn(message),
  });
  const files = filesService({
    ...{ db, once, allowed, limits, examiner, scanning: scans, secret: sessionSecret },
    files: store,
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
  if (scannerUrl !== undefined) {
    every(app, {
      pause: betweenScans,
      work: scans.retry,
      failed: (error) => app.log.error(error, 'files wait for the scanner a while longer'),
    });
  }
  return files;
}
