import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { every } from '../every';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { erasureListIn, keepErasureList } from './erasure-list';
import { endRetention } from './retention.store';

interface Needs {
  db: Kysely<Tables>;
  settings: Pick<Settings, 'dataDir'>;
}

const listPause = 60_000;
const retentionPause = 3_600_000;

/** What is kept too long goes, and who has left stands beside the database. */
export function registerPrivacy(app: FastifyInstance, { db, settings }: Needs): void {
  const file = erasureListIn(settings.dataDir);
  every(app, {
    pause: listPause,
    work: () => keepErasureList(db, file),
    failed: (error) => app.log.error(error, 'erasures are not listed'),
  });
  every(app, {
    pause: retentionPause,
    work: () => endRetention(db, new Date()),
    failed: (error) => app.log.error(error, 'what is old is not deleted'),
  });
}
