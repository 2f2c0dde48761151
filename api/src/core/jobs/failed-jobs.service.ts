import type { JobsAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { audit } from '../audit/audit.store';
import type { Tables } from '../db/tables.generated';
import { ApiError } from '../http/problems';
import { discardFailed, failedJobs, retryFailed, summariesOfKinds } from './failed-jobs.store';
import { taskStates } from './periodic-tasks';

type Db = Kysely<Tables>;

export type FailedJobsService = ReturnType<typeof failedJobsService>;

/** What operators see of jobs, and how they handle failed ones. */
export function failedJobsService(db: Db) {
  const current = async (): Promise<JobsAnswer> => ({
    kinds: await summariesOfKinds(db),
    failed: await failedJobs(db),
    tasks: await taskStates(db),
  });

  const decide =
    (action: string, change: (trx: Db, id: string) => Promise<string | undefined>) =>
    async (id: string, by: string): Promise<JobsAnswer> => {
      await db.transaction().execute(async (trx) => {
        const kind = await change(trx, id);
        if (kind === undefined) throw new ApiError('not-found', 'The job is done or under way.');
        await audit(trx, { by, action, subject: 'jobs', subjectId: id, title: kind });
      });
      return current();
    };

  return {
    current,
    retry: decide('job-retried', retryFailed),
    discard: decide('job-discarded', discardFailed),
  };
}
