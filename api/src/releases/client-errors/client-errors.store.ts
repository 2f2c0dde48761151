import type { ClientErrorReport } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

export async function addClientError(db: Kysely<Tables>, report: ClientErrorReport): Promise<void> {
  await db
    .insertInto('client_error')
    .values({
      id: uuidv7(),
      code: report.code,
      message: report.message,
      path: report.path,
      remote: report.remote ?? null,
      version: report.version ?? null,
      release: report.release ?? null,
    })
    .execute();
}

/** Removes all but the newest `kept` reports. */
export async function trimClientErrors(db: Kysely<Tables>, kept: number): Promise<void> {
  const oldest = db
    .selectFrom('client_error')
    .select('seen_at')
    .orderBy('seen_at', 'desc')
    .offset(kept)
    .limit(1);
  await db.deleteFrom('client_error').where('seen_at', '<=', oldest).execute();
}
