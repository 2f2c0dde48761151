import { formatCount } from '@nukkad/platform/format';
import type { Settings } from '../src/core/config/settings';
import type { Database } from '../src/core/db/database';
import { missingVendors } from './sample/seed-sample';
import { seed, tidyUp } from './seed';

type Wanted = Pick<Settings, 'seedVendors' | 'seedDemo'>;

/** Seeds a database as configured and reports progress. */
export async function fill(
  { query }: Database,
  { seedVendors: vendors, seedDemo }: Wanted,
  say: (line: string) => void,
): Promise<void> {
  const missing = await missingVendors(query, vendors);
  if (missing > 0) say(`Seeding ${formatCount(missing)} vendors…`);
  let said = Date.now();
  await seed(query, {
    vendors,
    demoAccounts: seedDemo,
    practices: seedDemo,
    progress: (done, total) => {
      if (done === total || Date.now() - said < 2_000) return;
      said = Date.now();
      say(`Seeding: ${formatCount(done)} of ${formatCount(total)} vendors…`);
    },
  });
  if (missing > 0) await tidyUp(query);
}
