import { z } from 'zod';
import * as assignments from '../schemas/assignments.schema';
import { idempotencyHeaders, nothing, uuid } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

export const assignmentsEndpoints = {
  getAssignments: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/assignments',
    tag,
    summary: 'What a teacher has set, due latest first',
    query: assignments.assignmentsQuery,
    answers: { 200: z.array(assignments.assignment) },
  }),

  setAssignments: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/assignments',
    tag,
    summary: 'Set work to some students, who are told',
    headers: idempotencyHeaders,
    body: assignments.assignmentOrder,
    answers: { 201: z.array(assignments.assignment) },
  }),

  gradeAssignment: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/assignments/:assignmentId/grade',
    tag,
    summary: 'Grade what was handed in',
    params: z.object({ assignmentId: uuid }),
    body: assignments.gradeOrder,
    answers: { 200: assignments.assignment },
  }),

  removeAssignment: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/assignments/:assignmentId',
    tag,
    summary: 'Take work back that nobody has handed in',
    params: z.object({ assignmentId: uuid }),
    answers: { 204: nothing },
  }),
};
