import { z } from 'zod';
import * as limits from '../limits';
import { uuid } from './fields';
import { named } from './named';

const moment = z.iso.datetime();
const count = z.int().min(0);

export const jobParams = z.object({ jobId: uuid });

const kindSummary = named(
  'JobKindSummary',
  z
    .object({
      kind: z.string(),
      waiting: count.describe('Not under way: those that are due, and those that are due later.'),
      underWay: count,
      failing: count.describe('Of those that wait: how many have failed and are tried again.'),
      dead: count.describe('Given up: nothing happens until an operator retries them.'),
      oldest: moment.nullable().describe('When the oldest one came that is not dead.'),
    })
    .describe('Jobs of one kind that are not done yet.'),
);

const failedJob = named(
  'FailedJob',
  z
    .object({
      _id: z.uuid(),
      kind: z.string(),
      state: z.enum(['failing', 'dead']),
      attempts: count,
      created: moment,
      nextAttempt: moment.nullable().describe('When it is tried again; null for a dead one.'),
      failure: z.string().describe('The kind of failure and the place in the code.'),
    })
    .describe('A job that has failed. What it is about is not told: it may name people.'),
);

const periodicTask = named(
  'PeriodicTaskState',
  z
    .object({
      name: z.string(),
      interval: z.int().min(1).describe('Seconds from one run to the next.'),
      lastRun: moment.nullable(),
      nextRun: moment,
      failures: count.describe('How many runs have failed since the last one that went well.'),
      failure: z.string().nullable(),
    })
    .describe('What one of all processes does again and again.'),
);

export const jobsAnswer = z
  .object({
    kinds: z.array(kindSummary),
    failed: z.array(failedJob).max(limits.failedJobsShown),
    tasks: z.array(periodicTask),
  })
  .describe('The work of the API that nobody waits for; the oldest failed jobs first.')
  .meta({ id: 'JobsAnswer' });
