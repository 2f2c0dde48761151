import type { ClientErrorReport, ClientErrorSeen } from '@nukkad/platform/contract';
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
      stack: report.stack ?? null,
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

/** The newest reports, the newest first. */
export async function newestClientErrors(
  db: Kysely<Tables>,
  most: number,
): Promise<ClientErrorSeen[]> {
  const rows = await db
    .selectFrom('client_error')
    .select(['id', 'code', 'message', 'path', 'remote', 'version', 'release', 'seen_at'])
    .select(({ eb }) => eb('stack', 'is not', null).as('has_stack'))
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, seen_at, has_stack, ...row }) => ({
    ...{ _id: id, time: seen_at.toISOString(), hasStack: Boolean(has_stack) },
    ...row,
  }));
}

/** The cleaned stack of a report; undefined when there is none. */
export async function stackOf(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('client_error')
    .select('stack')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.stack ?? undefined;
}
