import { sql } from 'kysely';
import { seed } from '../../seed/seed';
import { buildApp } from '../../src/app';
import { type Database, type DatabasePlace, openDatabase } from '../../src/core/db/database';
import { migrate, migrations } from '../../src/core/db/migrate';
import type { SchemaChange } from '../../src/core/db/migrations/schema-change';
import { type LockPatience, runMigrations } from '../../src/core/db/run-migrations';
import { workAs } from '../../src/core/db/work-kind';
import { testSettings } from '../app/app';
import { bookedRows, brokenInvariants, overlaps } from '../booking-histories/booking-invariants';

export { sql } from 'kysely';
export { cellsBetween } from '../../src/availability/cells.model';
export { nextTimesOf } from '../../src/availability/next-times';
/** The API's modules that booking benchmarks use. */
export { slotsService } from '../../src/booking/slots/slots.service';
export { openDatabase } from '../../src/core/db/database';
export { testWebhooks } from '../../src/payments/providers/test-provider';
export { endRetention } from '../../src/privacy/retention/retention.store';
export { playHistory } from '../booking-histories/booking-histories';
export { openStage } from '../booking-histories/booking-stage';
export { balances } from '../fixtures/money';
export { temporaryFolder } from '../process/at-exit';

/** A database with this number of sample vendors. */
export async function openSeeded(place: DatabasePlace, vendors: number): Promise<Database> {
  const database = await openDatabase(place);
  await migrate(database.query);
  await seed(database.query, { vendors, demoAccounts: true });
  return database;
}

/** Migrates as a version with `more` migrations would, beside processes of this one. */
export const migrateBeyond = (
  db: Database['query'],
  more: Record<string, SchemaChange>,
  patience?: Partial<LockPatience>,
): Promise<void> =>
  workAs('migration', () => runMigrations(db, { ...migrations, ...more }, patience));

/** The app over a seeded database, for injected requests. */
export const openQuietly = async (place: DatabasePlace, vendors: number) =>
  openOver(await openSeeded(place, vendors));

/** The app over the database at `place` as it is, for injected requests. */
export const openAsItIs = async (place: DatabasePlace) => openOver(await openDatabase(place));

async function openOver(database: Database) {
  const app = await buildApp({ settings: testSettings(), database, logger: false, site: false });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, close };
}

/** Violated invariants of all bookings at `place`, and their number. */
export async function inspectBookings(place: DatabasePlace) {
  const database = await openDatabase(place);
  try {
    const rows = await bookedRows(database.query);
    const { rows: counted } = await sql<{ deadlocks: number }>`SELECT deadlocks
      FROM pg_stat_database WHERE datname = current_database()`.execute(database.query);
    return {
      rows,
      deadlocks: counted[0]?.deadlocks ?? 0,
      overlapping: overlaps(rows.bookings).length,
      problems: brokenInvariants(rows),
    };
  } finally {
    await database.close();
  }
}
