import { join } from 'node:path';
import { openDatabase } from '../../src/core/db/database';
import { embeddedTemplate } from '../database/templates';

/** Puts an embedded database with its tables into a data folder: migrating is most of a first start. */
export async function addMigratedDatabase(data: string): Promise<void> {
  const copy = await embeddedTemplate('tables');
  const database = await openDatabase({ folder: join(data, 'database'), copy });
  await database.close();
}
