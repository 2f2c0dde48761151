import * as wire from '@nukkad/platform/contract/schemas/cases.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { CasesService } from './cases.service';

interface Options {
  cases: CasesService;
}

const tags = ['practice'];
const bodyLimit = 32_768;
const params = z.object({ caseId: uuid });

export const casesRoutes: FastifyPluginAsyncZod<Options> = async (app, { cases }) => {
  app.route({
    ...endpoint('getCases'),
    schema: {
      operationId: 'getCases',
      summary: 'An advocate’s cases, page by page',
      tags,
      querystring: wire.casesQuery,
      response: { 200: wire.casesAnswer, ...failures },
    },
    handler: async (request) => cases.list(practiceOf(request), request.query),
  });

  app.route({
    ...endpoint('getCase'),
    schema: {
      operationId: 'getCase',
      summary: 'A case with its hearings and documents',
      tags,
      params,
      response: { 200: wire.legalCaseDetails, ...failures },
    },
    handler: async (request) => cases.details(practiceOf(request), request.params.caseId),
  });

  app.route({
    ...endpoint('addCase'),
    bodyLimit,
    schema: {
      operationId: 'addCase',
      summary: 'One more case, of somebody in the records',
      tags,
      headers: idempotencyHeaders,
      body: wire.caseOrder,
      response: { 201: wire.legalCaseDetails, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      reply.code(201);
      return cases.add(practiceOf(request), body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('changeCase'),
    bodyLimit,
    schema: {
      operationId: 'changeCase',
      summary: 'Where a case stands; what is left out stays',
      tags,
      params,
      body: wire.caseOrder,
      response: { 200: wire.legalCaseDetails, ...failures },
    },
    handler: async (request) =>
      cases.change(practiceOf(request), request.params.caseId, request.body),
  });

  app.route({
    ...endpoint('addCaseDocument'),
    bodyLimit: 1_024,
    schema: {
      operationId: 'addCaseDocument',
      summary: 'File with a case what was sent with `uploadFile`',
      tags,
      params,
      body: wire.caseDocumentOrder,
      response: { 201: wire.caseDocument, ...failures },
    },
    handler: async (request, reply) => {
      const advocate = { vendorId: practiceOf(request), userId: personOn(request).userId };
      reply.code(201);
      return cases.file(advocate, request.params.caseId, request.body.fileId);
    },
  });

  app.route({
    ...endpoint('removeCaseDocument'),
    schema: {
      operationId: 'removeCaseDocument',
      summary: 'Take a document out of its case',
      tags,
      params: z.object({ documentId: uuid }),
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await cases.removeDocument(practiceOf(request), request.params.documentId);
      reply.code(204);
    },
  });
};
