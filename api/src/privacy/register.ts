import { s3Store } from '@nukkad/registry';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { openFileStore } from '../core/files/open-file-store';
import type { Jobs } from '../core/jobs/jobs';
import { runPeriodically, within } from '../core/jobs/run-periodically';
import { archiveAudit } from './archive/audit-archive.store';
import {
  erasureListIn,
  erasureListInBucket,
  keepErasureList,
  replayErasures,
} from './erasure/erasure-list';
import { exportRoutes } from './export/export.routes';
import { exportService } from './export/export.service';
import { endRetention } from './retention/retention.store';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  settings: Pick<Settings, 'dataDir' | 'fileBucket'>;
  /** Deletes an account as its owner would. */
  remove: (userId: string) => Promise<unknown>;
}

const listPause = 60_000;
/** Milliseconds: a database that does not answer must not keep the process from ending. */
const lastListWithin = 2_000;
const retentionEvery = 3_600;
const archivedEvery = 86_400;

/** Export, retention, and the erasure list beside the database, replayed at start. */
export async function registerPrivacy(
  app: FastifyInstance,
  { db, jobs, settings, remove }: Deps,
): Promise<void> {
  await app.register(exportRoutes, { exported: exportService(db) });
  const { dataDir, fileBucket } = settings;
  const list = fileBucket ? erasureListInBucket(s3Store(fileBucket, '')) : erasureListIn(dataDir);
  // The database may be an older copy, so erasures are replayed before requests are served.
  app.addHook('onReady', async () => {
    const ids = await replayErasures({ db, list, remove });
    if (ids.length > 0) app.log.warn(`${ids.length} accounts that had left were erased again`);
  });
  const keep = () => keepErasureList(db, list);
  const failed = (error: unknown) => app.log.error(error, 'erasures are not listed');
  runPeriodically(app, {
    ...{ pause: listPause, work: keep, failed },
    last: () => within(lastListWithin, keep().catch(failed)),
  });
  jobs.runTask({
    ...{ name: 'retention', seconds: retentionEvery },
    work: () => endRetention(db, new Date()),
  });
  const files = openFileStore(settings);
  jobs.runTask({
    ...{ name: 'audit-archive', seconds: archivedEvery },
    work: () => archiveAudit({ db, files }, new Date()),
  });
}
