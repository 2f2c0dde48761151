import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../auth/access';
import { route } from '../http/route';
import type { FailedJobsService } from './failed-jobs.service';

interface Options {
  jobs: FailedJobsService;
}

/** Jobs for operators: states, and retry or discard of failed ones. */
export const jobsRoutes: FastifyPluginAsyncZod<Options> = async (app, { jobs }) => {
  route(app, 'getJobs', async () => jobs.current());

  route(app, 'retryJob', async (request) =>
    jobs.retry(request.params.jobId, requireUser(request).userId),
  );

  route(app, 'discardJob', async (request) =>
    jobs.discard(request.params.jobId, requireUser(request).userId),
  );
};
