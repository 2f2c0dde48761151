import type { Kysely } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { type FailedAttempt, type Runner, together } from '../../src/core/jobs/handlers';
import { claimJobs } from '../../src/core/jobs/jobs.store';
import { rebuildVendors, searchRebuild } from '../../src/directory/search/vendor-changed';
import { until } from '../process/until';

type Db = Kysely<Tables>;

/** Runs a runner's due jobs until there are none; returns their number. */
export async function workOff(db: Db, runner: Runner): Promise<number> {
  let done = 0;
  for (;;) {
    const jobs = await claimJobs(db, [runner]);
    if (jobs.length === 0) return done;
    await runner.run(jobs);
    done += jobs.length;
  }
}

const unexpected = ({ error }: FailedAttempt): void => {
  throw error;
};

/** Updates the search rows, and returns the number of pending changes. */
export const rebuildSearchRows = (db: Db, failed = unexpected): Promise<number> =>
  workOff(db, together({ db, failed }, searchRebuild.name, rebuildVendors));

/** Like `rebuildSearchRows`, when an app may be doing the same. */
export async function searchIsUpToDate(db: Db): Promise<void> {
  await rebuildSearchRows(db);
  const waiting = db.selectFrom('job').select('id').where('kind', '=', searchRebuild.name);
  await until(async () => !(await waiting.executeTakeFirst()), 'lists are up to date');
}
