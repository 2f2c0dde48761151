import { sentenceOf } from '../../core/config/failure';
import { readSettings } from '../../core/config/settings';
import { openDatabase, placeIn } from '../../core/db/database';
import { lockDataFolder } from '../../core/db/lock';
import { openFileStore } from '../../core/files/open-file-store';
import { ArchiveError, readAuditArchive } from './audit-archive.store';

/**
 * `audit <data folder> <month>`: run by `nukkad audit`, prints the events of an archived month as a
 * JSON list. Exits with 3 while a process runs on the embedded database, and with 1 for any other failure.
 */
async function main([dataDir, month]: (string | undefined)[]): Promise<unknown> {
  if (!dataDir || !month || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new ArchiveError('Say the data folder and a month as yyyy-MM.');
  }
  const settings = readSettings({ ...process.env, NUKKAD_DATA: dataDir });
  const unlock =
    settings.databaseUrl === undefined ? await lockDataFolder(dataDir, 0) : () => undefined;
  try {
    const database = await openDatabase(placeIn(settings));
    try {
      const files = openFileStore(settings);
      const lines = await readAuditArchive({ db: database.query, files }, month);
      return lines.trimEnd().split('\n').map(parsed);
    } finally {
      await database.close();
    }
  } finally {
    unlock();
  }
}

const parsed = (line: string): unknown => JSON.parse(line);

const isLocked = (error: unknown) => (error as { code?: string }).code === 'locked';

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${JSON.stringify(done)}\n`),
  (error) => {
    console.error(error instanceof ArchiveError ? error.message : (sentenceOf(error) ?? error));
    process.exitCode = isLocked(error) ? 3 : 1;
  },
);
