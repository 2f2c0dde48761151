import * as jobs from '../schemas/jobs.schema';
import { defineEndpoint } from './define-endpoint';

/** Calls for operators who monitor jobs. */

const tag = 'jobs';

export const jobsEndpoints = {
  getJobs: defineEndpoint({
    method: 'GET',
    path: '/api/operator/jobs',
    tag,
    summary: 'Jobs by kind, those that failed, and periodic tasks',
    answers: { 200: jobs.jobsAnswer },
  }),

  retryJob: defineEndpoint({
    method: 'POST',
    path: '/api/operator/jobs/:jobId/retry',
    tag,
    summary: 'Try a failed job again at once',
    description: 'Fails with `not-found` where it is done or under way.',
    params: jobs.jobParams,
    answers: { 200: jobs.jobsAnswer },
  }),

  discardJob: defineEndpoint({
    method: 'POST',
    path: '/api/operator/jobs/:jobId/discard',
    tag,
    summary: 'Remove a failed job, whose work is then never done',
    description: 'Fails as `retryJob`.',
    params: jobs.jobParams,
    answers: { 200: jobs.jobsAnswer },
  }),
};
