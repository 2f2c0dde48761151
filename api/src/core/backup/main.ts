import { sentenceOf } from '../config/failure';
import { CopyError, copyDatabase, restoreDatabase } from './database-copy';

/**
 * `backup copy|restore <data folder> <folder>`: started by `nukkad backup` and `nukkad restore`;
 * prints its result as JSON. Exit code 3 while a process runs on the folder, 1 for any other
 * failure.
 */
async function main([what, dataDir, folder]: (string | undefined)[]): Promise<unknown> {
  if (!dataDir || !folder)
    throw new CopyError('Say copy or restore, the data folder and a folder.');
  if (what === 'copy') return { hasDatabase: await copyDatabase(dataDir, folder) };
  if (what === 'restore') return { before: await restoreDatabase(dataDir, folder) };
  throw new CopyError(`There is no "${what}". Say copy or restore.`);
}

const isLocked = (error: unknown) => (error as { code?: string }).code === 'locked';

main(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${JSON.stringify(done)}\n`),
  (error) => {
    console.error(error instanceof CopyError ? error.message : (sentenceOf(error) ?? error));
    process.exitCode = isLocked(error) ? 3 : 1;
  },
);
