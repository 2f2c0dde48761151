import { formatCount } from '@nukkad/platform/format';
import { fail } from '../src/core/config/failure';
import { readSettings, SettingsError } from '../src/core/config/settings';
import { openDatabase, placeIn } from '../src/core/db/database';
import { lockDataFolder } from '../src/core/db/lock';
import { migrate } from '../src/core/db/migrate';
import { workAs } from '../src/core/db/work-kind';
import { fill } from './fill';

/**
 * `seed <vendors>`: brings the installation's database up to this release and to that number of
 * sample vendors, without serving requests. In production it needs `SEED_SAMPLE=1`.
 */
async function main([vendors]: string[]): Promise<void> {
  const settings = readSettings({
    ...process.env,
    ...(vendors !== undefined && { SEED_VENDORS: vendors }),
  });
  if (Number(vendors) > 0 && settings.seedVendors === 0) {
    throw new SettingsError('No sample people are added here: production needs SEED_SAMPLE=1.');
  }
  const unlock =
    settings.databaseUrl === undefined ? await lockDataFolder(settings.dataDir) : undefined;
  const database = await openDatabase(placeIn(settings));
  try {
    await workAs('migration', async () => {
      await migrate(database.query);
      await fill(database, settings, say);
    });
    say(`Seeded: ${formatCount(settings.seedVendors)} sample vendors`);
  } finally {
    await database.close();
    unlock?.();
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);

main(process.argv.slice(2)).catch(fail);
