import type { Kysely } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { type FailedAttempt, type Runner, together } from '../../src/core/jobs/handlers';
import { claimJobs } from '../../src/core/jobs/jobs.store';
import { rebuildVendors, searchRebuild } from '../../src/directory/search/vendor-changed';
import { until } from '../process/until';

type Db = Kysely<Tables>;

/** Does the jobs of a runner that are due until there are none; returns how many. */
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

/** Brings lists up to date, and returns how many changes waited. */
export const rebuildSearchRows = (db: Db, failed = unexpected): Promise<number> =>
  workOff(db, together({ db, failed }, searchRebuild.name, rebuildVendors));

/** As `rebuildSearchRows`, where an app may be at it as well. */
export async function searchIsUpToDate(db: Db): Promise<void> {
  await rebuildSearchRows(db);
  const waiting = db.selectFrom('job').select('id').where('kind', '=', searchRebuild.name);
  await until(async () => !(await waiting.executeTakeFirst()), 'lists are up to date');
}
