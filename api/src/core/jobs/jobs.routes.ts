import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../auth/access';
import { endpoint, failures } from '../http/endpoint';
import { jobParams, jobsAnswer } from '../wire/jobs';
import type { FailedJobsService } from './failed-jobs.service';

interface Options {
  jobs: FailedJobsService;
}

const tags = ['jobs'];
const response = { 200: jobsAnswer, ...failures };

/** What operators see of jobs, and decide of those that fail. */
export const jobsRoutes: FastifyPluginAsyncZod<Options> = async (app, { jobs }) => {
  app.route({
    ...endpoint('getJobs'),
    schema: {
      operationId: 'getJobs',
      summary: 'Jobs by kind, those that failed, and periodic tasks',
      ...{ tags, response },
    },
    handler: async () => jobs.current(),
  });

  app.route({
    ...endpoint('retryJob'),
    schema: {
      operationId: 'retryJob',
      summary: 'Try a failed job again at once',
      ...{ tags, params: jobParams, response },
    },
    handler: async (request) => jobs.retry(request.params.jobId, personOn(request).userId),
  });

  app.route({
    ...endpoint('discardJob'),
    schema: {
      operationId: 'discardJob',
      summary: 'Remove a failed job, whose work is then never done',
      ...{ tags, params: jobParams, response },
    },
    handler: async (request) => jobs.discard(request.params.jobId, personOn(request).userId),
  });
};
