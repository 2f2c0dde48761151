import type { JobsAnswer } from '../wire';

/** Calls of operators who look after jobs. */
export interface JobsCalls {
  getJobs: { answer: JobsAnswer };
  /** Tries a failed job again at once. Fails with `not-found` where it is done or under way. */
  retryJob: { params: { jobId: string }; answer: JobsAnswer };
  /** Removes a failed job: its work is never done. Fails as `retryJob`. */
  discardJob: { params: { jobId: string }; answer: JobsAnswer };
}

export const jobsEndpoints = {
  getJobs: { method: 'GET', path: '/api/operator/jobs' },
  retryJob: { method: 'POST', path: '/api/operator/jobs/:jobId/retry' },
  discardJob: { method: 'POST', path: '/api/operator/jobs/:jobId/discard' },
} as const;

const jobs = ['kinds', 'failed', 'tasks'] as const;

export const jobsOutlines = { getJobs: jobs, retryJob: jobs, discardJob: jobs } as const;
