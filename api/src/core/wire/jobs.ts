import { limits } from '@nukkad/platform/contract';
import { z } from 'zod';
import { uuid } from './fields';

/** What operators see of jobs, as schemas; a test proves each equal to the contract's type. */

const moment = z.iso.datetime();
const count = z.int().min(0);

export const jobParams = z.object({ jobId: uuid });

export const jobsAnswer = z
  .object({
    kinds: z.array(
      z.object({
        kind: z.string(),
        ...{ waiting: count, underWay: count, failing: count, dead: count },
        oldest: moment.nullable(),
      }),
    ),
    failed: z
      .array(
        z.object({
          ...{ _id: z.uuid(), kind: z.string(), state: z.enum(['failing', 'dead']) },
          ...{ attempts: count, created: moment, nextAttempt: moment.nullable() },
          failure: z.string(),
        }),
      )
      .max(limits.failedJobsShown),
    tasks: z.array(
      z.object({
        ...{ name: z.string(), interval: z.int().min(1) },
        ...{ lastRun: moment.nullable(), nextRun: moment },
        ...{ failures: count, failure: z.string().nullable() },
      }),
    ),
  })
  .meta({ id: 'JobsAnswer' });
