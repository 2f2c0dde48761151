import { sentenceOf } from '../../core/config/failure';
import { readSettings, type Settings } from '../../core/config/settings';
import { type Database, openDatabase, placeIn } from '../../core/db/database';
import { lockDataFolder } from '../../core/db/lock';
import { EnrolmentError, enrolOperator } from './enrolment.service';

/**
 * `operator <data folder> <email> [--reset]`: run by `nukkad operator`, prints its result as JSON.
 * Exits with 3 while a process runs on the embedded database, and with 1 for any other failure.
 */
async function main([dataDir, email, flag]: (string | undefined)[]): Promise<unknown> {
  if (!dataDir || !email) throw new EnrolmentError('Say the data folder and an e-mail.');
  const settings = readSettings({ ...process.env, NUKKAD_DATA: dataDir });
  const { publicUrl } = settings;
  return withDatabase(settings, ({ query }) =>
    enrolOperator(query, { email, publicUrl, isReset: flag === '--reset' }),
  );
}

async function withDatabase<T>(
  settings: Settings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = settings;
  const unlock = databaseUrl === undefined ? await lockDataFolder(dataDir, 0) : () => undefined;
  try {
    const database = await openDatabase(placeIn(settings));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

const isLocked = (error: unknown) => (error as { code?: string }).code === 'locked';

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${JSON.stringify(done)}\n`),
  (error) => {
    console.error(error instanceof EnrolmentError ? error.message : (sentenceOf(error) ?? error));
    process.exitCode = isLocked(error) ? 3 : 1;
  },
);
