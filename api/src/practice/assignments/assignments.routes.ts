import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { AssignmentsService } from './assignments.service';

interface Options {
  assignments: AssignmentsService;
}

const bodyLimit = 65_536;

export const assignmentsRoutes: FastifyPluginAsyncZod<Options> = async (app, { assignments }) => {
  route(app, 'getAssignments', async (request) =>
    assignments.setBy(practiceOf(request), request.query.clientId),
  );

  route(app, 'setAssignments', { bodyLimit }, async (request) => {
    const { body, headers } = request;
    return assignments.set(practiceOf(request), body, headers['idempotency-key']);
  });

  route(app, 'gradeAssignment', { bodyLimit }, async (request) =>
    assignments.grade(practiceOf(request), request.params.assignmentId, request.body),
  );

  route(app, 'removeAssignment', async (request) => {
    await assignments.remove(practiceOf(request), request.params.assignmentId);
  });

  route(app, 'getMyAssignments', async (request) => assignments.setTo(requireUser(request).userId));

  route(app, 'submitAssignment', { bodyLimit }, async (request) => {
    const { params, body, headers } = request;
    const { userId } = requireUser(request);
    return assignments.submit(userId, params.assignmentId, body, headers['idempotency-key']);
  });
};
