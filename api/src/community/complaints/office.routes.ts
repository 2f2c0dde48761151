import * as wire from '@nukkad/platform/contract/schemas/complaints.schema';
import { wholeNumber } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import { ownVendorId } from '../../directory';
import type { OfficeService, Official } from './office.service';

const tags = ['complaints', 'offices'];
const bodyLimit = 65_536;
const params = wire.complaintParams;

const officialOn = (request: FastifyRequest): Official => ({
  vendorId: ownVendorId(request),
  userId: personOn(request).userId,
});

export const officeRoutes: FastifyPluginAsyncZod<{ office: OfficeService }> = async (
  app,
  { office },
) => {
  app.route({
    ...endpoint('getOfficeComplaints'),
    schema: {
      operationId: 'getOfficeComplaints',
      summary: 'What is published about the office of the person who is signed in',
      tags,
      querystring: z.object({ page: wholeNumber.optional().describe('Counts from 1') }),
      response: { 200: wire.officeComplaintsAnswer, ...failures },
    },
    handler: async (request) => office.list(ownVendorId(request), request.query.page ?? 1),
  });

  app.route({
    ...endpoint('takeUpComplaint'),
    schema: {
      operationId: 'takeUpComplaint',
      summary: 'Say that the office looks at it',
      tags,
      params,
      response: { 200: wire.officeComplaint, ...failures },
    },
    handler: async (request) => office.takeUp(officialOn(request), request.params.number),
  });

  app.route({
    ...endpoint('answerComplaint'),
    bodyLimit,
    schema: {
      operationId: 'answerComplaint',
      summary: 'Answer for the office, for everybody to read',
      tags,
      params,
      headers: idempotencyHeaders,
      body: wire.complaintAnswer,
      response: { 200: wire.officeComplaint, ...failures },
    },
    handler: async (request) =>
      office.answer(officialOn(request), request.params.number, {
        text: request.body.text,
        key: request.headers['idempotency-key'],
      }),
  });
};
