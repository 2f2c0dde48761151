import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { CasesService } from './cases.service';

interface Options {
  cases: CasesService;
}

const bodyLimit = 32_768;

export const casesRoutes: FastifyPluginAsyncZod<Options> = async (app, { cases }) => {
  route(app, 'getCases', async (request) => cases.list(practiceOf(request), request.query));

  route(app, 'getCase', async (request) =>
    cases.details(practiceOf(request), request.params.caseId),
  );

  route(app, 'addCase', { bodyLimit }, async (request) => {
    const { body, headers } = request;
    return cases.add(practiceOf(request), body, headers['idempotency-key']);
  });

  route(app, 'changeCase', { bodyLimit }, async (request) =>
    cases.change(practiceOf(request), request.params.caseId, request.body),
  );

  route(app, 'addCaseDocument', { bodyLimit: 1_024 }, async (request) => {
    const advocate = { vendorId: practiceOf(request), userId: requireUser(request).userId };
    return cases.file(advocate, request.params.caseId, request.body.fileId);
  });

  route(app, 'removeCaseDocument', async (request) => {
    await cases.removeDocument(practiceOf(request), request.params.documentId);
  });
};
