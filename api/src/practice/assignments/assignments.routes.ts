import * as wire from '@nukkad/platform/contract/schemas/assignments.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { AssignmentsService } from './assignments.service';

interface Options {
  assignments: AssignmentsService;
}

const bodyLimit = 65_536;
const params = z.object({ assignmentId: uuid });
const all = z.array(wire.assignment);

export const assignmentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { assignments }) => {
  app.route({
    ...endpoint('getAssignments'),
    schema: {
      operationId: 'getAssignments',
      summary: 'What a teacher has set, due latest first',
      tags: ['practice'],
      querystring: wire.assignmentsQuery,
      response: { 200: all, ...failures },
    },
    handler: async (request) => assignments.setBy(practiceOf(request), request.query.clientId),
  });

  app.route({
    ...endpoint('setAssignments'),
    bodyLimit,
    schema: {
      operationId: 'setAssignments',
      summary: 'Set work to some students, who are told',
      tags: ['practice'],
      headers: idempotencyHeaders,
      body: wire.assignmentOrder,
      response: { 201: all, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      reply.code(201);
      return assignments.set(practiceOf(request), body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('gradeAssignment'),
    bodyLimit,
    schema: {
      operationId: 'gradeAssignment',
      summary: 'Grade what was handed in',
      tags: ['practice'],
      params,
      body: wire.gradeOrder,
      response: { 200: wire.assignment, ...failures },
    },
    handler: async (request) =>
      assignments.grade(practiceOf(request), request.params.assignmentId, request.body),
  });

  app.route({
    ...endpoint('removeAssignment'),
    schema: {
      operationId: 'removeAssignment',
      summary: 'Take work back that nobody has handed in',
      tags: ['practice'],
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await assignments.remove(practiceOf(request), request.params.assignmentId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('getMyAssignments'),
    schema: {
      operationId: 'getMyAssignments',
      summary: 'What teachers have set whoever asks, due latest first',
      tags: ['mine'],
      response: { 200: all, ...failures },
    },
    handler: async (request) => assignments.setTo(personOn(request).userId),
  });

  app.route({
    ...endpoint('submitAssignment'),
    bodyLimit,
    schema: {
      operationId: 'submitAssignment',
      summary: 'Hand work in; again until it is graded',
      tags: ['mine'],
      params,
      headers: idempotencyHeaders,
      body: wire.submissionOrder,
      response: { 200: wire.assignment, ...failures },
    },
    handler: async (request) => {
      const { params, body, headers } = request;
      const { userId } = personOn(request);
      return assignments.submit(userId, params.assignmentId, body, headers['idempotency-key']);
    },
  });
};
