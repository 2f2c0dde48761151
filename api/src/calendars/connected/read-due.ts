import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { WorkerError } from '../../core/files/worker-pool';
import { enqueueAll } from '../../core/jobs/enqueue';
import type { JobHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import type { PeriodicTask } from '../../core/jobs/periodic-tasks';
import { freeTimes } from './apply-attempt';
import { readClaimed } from './connected.service';
import * as store from './connected.store';
import type { Reading } from './reading';
import { oldestBelieved } from './reading-schedule.model';

interface Deps {
  db: Kysely<Tables>;
  reading: Reading;
}

interface DueCalendar {
  calendarId: string;
}

export const readingJob: JobKind<DueCalendar> = { name: 'connected-calendar', priority: 'low' };

/** Reads one calendar; another process that reads it already is enough. */
export const readDueCalendar = (deps: Deps): JobHandler<DueCalendar> => ({
  ...{ atOnce: 4, leaseSeconds: 180 },
  async work({ calendarId }) {
    const row = await store.claimCalendar(deps.db, calendarId);
    if (row) await readClaimed(deps, row).catch(unlessBusy);
  },
  retryAfter: (_error, attempts) => (attempts < 3 ? 60 : null),
});

/** Its turn comes again in minutes. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof WorkerError)) throw error;
}

/** More than a process reads in a minute. */
const mostPerRound = 500;

/** Each minute: a job for each calendar whose turn it is. */
export const dueCalendars = (db: Kysely<Tables>): PeriodicTask => ({
  ...{ name: 'connected-calendars', seconds: 60 },
  work: () =>
    db.transaction().execute(async (trx) => {
      const due = await store.takeDue(trx, mostPerRound);
      const jobs = due.map((calendarId) => ({ calendarId }));
      await enqueueAll(trx, readingJob, jobs);
    }),
});

/** Frees the times of calendars that could not be read for days, also where none is read any more. */
export const outdatedCalendars = (db: Kysely<Tables>): PeriodicTask => ({
  ...{ name: 'outdated-calendars', seconds: 600 },
  async work() {
    for (const row of await store.outdated(db, oldestBelieved(new Date()))) {
      await db.transaction().execute((trx) => freeTimes(trx, row));
    }
  },
});
