import { deskOrder, publicDesk } from '@nukkad/platform/contract/schemas/desk.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { ownVendorId } from '../../directory';
import type { DeskService } from './desk.service';

const tags = ['offices'];
const bodyLimit = 65_536;

export const deskRoutes: FastifyPluginAsyncZod<{ desk: DeskService }> = async (app, { desk }) => {
  app.route({
    ...endpoint('getDesk'),
    schema: {
      operationId: 'getDesk',
      summary: 'The desk of an officer’s department as everybody sees it, and its complaints',
      tags,
      response: { 200: publicDesk, ...failures },
    },
    handler: async (request) => desk.of(ownVendorId(request)),
  });

  app.route({
    ...endpoint('changeDesk'),
    bodyLimit,
    schema: {
      operationId: 'changeDesk',
      summary: 'What the office’s page says of the department',
      tags,
      body: deskOrder,
      response: { 200: publicDesk, ...failures },
    },
    handler: async (request) => desk.change(ownVendorId(request), request.body),
  });
};
