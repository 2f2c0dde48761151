import { join } from 'node:path';
import { s3Store } from '@nukkad/registry';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Tables } from '../db/tables.generated';
import type { IdempotentWrite } from '../http/idempotency';
import type { Jobs } from '../jobs/jobs';
import { runPeriodically } from '../jobs/run-periodically';
import type { RateLimiter } from '../rate-limits/rate-limiter';
import { incomingInBucket } from './bucket-incoming';
import { clamd } from './clamd';
import { fileExaminer } from './examiner';
import { filesRoutes } from './files.routes';
import { type FilesService, filesService } from './files.service';
import { incoming } from './incoming';
import { openFileStore } from './open-file-store';
import { partsRoutes } from './parts.routes';
import { partsService } from './parts.service';
import { scanning } from './scanning';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  idempotent: IdempotentWrite;
  allowed: RateLimiter;
  settings: Pick<Settings, 'dataDir' | 'limits' | 'sessionSecret' | 'fileBucket' | 'scannerUrl'>;
}

const sweptEvery = 3_600;

/** Seconds between scan runs, so that a waiting file is scanned soon after the scanner is back. */
const betweenScans = 15;

/** Uploaded files, in the data folder or a bucket; unused ones are deleted after a day. */
export async function registerFiles(
  app: FastifyInstance,
  { db, jobs, idempotent, allowed, settings }: Deps,
): Promise<FilesService> {
  const { dataDir, limits, sessionSecret, fileBucket, scannerUrl } = settings;
  const examiner = fileExaminer();
  app.addHook('onClose', examiner.close);
  const store = openFileStore(settings);
  const scans = scanning({
    ...{ db, files: store, scan: scannerUrl === undefined ? undefined : clamd(scannerUrl) },
    report: (message) => app.log.warn(message),
  });
  const files = filesService({
    ...{ db, idempotent, allowed, limits, examiner, scanning: scans, secret: sessionSecret },
    files: store,
  });
  await app.register(filesRoutes, { files });
  const arriving = fileBucket
    ? incomingInBucket(s3Store(fileBucket, ''))
    : incoming(join(dataDir, 'incoming'));
  await app.register(partsRoutes, { parts: partsService({ allowed, limits, files, arriving }) });
  runPeriodically(app, {
    pause: sweptEvery * 1_000,
    work: arriving.sweep,
    failed: (error) => app.log.error(error, 'parts that nobody finishes stay a while longer'),
  });
  jobs.runTask({ name: 'file-sweep', seconds: sweptEvery, work: files.sweep });
  if (scannerUrl !== undefined) {
    jobs.runTask({ name: 'file-scans', seconds: betweenScans, work: scans.retry });
  }
  return files;
}
