import { z } from 'zod';
import * as complaints from '../schemas/complaints.schema';
import { idempotencyHeaders, slug, uuid, wholeNumber } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'complaints';

export const complaintsEndpoints = {
  getComplaints: defineEndpoint({
    method: 'GET',
    path: '/api/complaints',
    tag,
    summary: 'Complaints as everybody may read them, newest first',
    query: z.object({
      officerId: uuid.optional().describe('Only those an officer follows up'),
      kind: slug.optional().describe('Slug of a sub-category of officers'),
      page: wholeNumber.optional().describe('Counts from 1'),
    }),
    answers: { 200: complaints.complaintsAnswer },
  }),

  findRecipients: defineEndpoint({
    method: 'GET',
    path: '/api/complaints/recipients',
    tag,
    summary: 'Officers and departments that take complaints',
    description: 'Whom one can complain about: by words of a name, or the one an address names.',
    query: complaints.recipientsQuery,
    answers: { 200: z.array(complaints.complaintRecipient) },
  }),

  createComplaint: defineEndpoint({
    method: 'POST',
    path: '/api/complaints',
    tag,
    summary: 'Raise a complaint about an officer or a department',
    headers: idempotencyHeaders,
    body: complaints.complaintOrder,
    answers: { 201: complaints.complaintMade },
  }),

  getComplaint: defineEndpoint({
    method: 'GET',
    path: '/api/complaints/:number',
    tag,
    summary: 'A complaint and what became of it; what is not published only for its complainant',
    params: complaints.complaintParams,
    answers: { 200: complaints.complaintDetails },
  }),

  closeComplaint: defineEndpoint({
    method: 'POST',
    path: '/api/complaints/:number/close',
    tag,
    summary: 'Its complainant wants nothing more',
    description: 'Its complainant wants nothing more.',
    params: complaints.complaintParams,
    answers: { 200: complaints.complaintDetails },
  }),

  contestComplaint: defineEndpoint({
    method: 'POST',
    path: '/api/complaints/:number/contest',
    tag,
    summary: 'Its complainant says that the answer does not settle it',
    description: 'It goes to operators, who alone read the words.',
    params: complaints.complaintParams,
    body: complaints.complaintContest,
    answers: { 200: complaints.complaintDetails },
  }),

  supportComplaint: defineEndpoint({
    method: 'PUT',
    path: '/api/complaints/:number/support',
    tag,
    summary: 'Say "me too"',
    description: '"Me too".',
    params: complaints.complaintParams,
    answers: { 200: complaints.complaintSupport },
  }),

  dropSupport: defineEndpoint({
    method: 'DELETE',
    path: '/api/complaints/:number/support',
    tag,
    summary: 'Take "me too" back',
    params: complaints.complaintParams,
    answers: { 200: complaints.complaintSupport },
  }),

  getMyComplaints: defineEndpoint({
    method: 'GET',
    path: '/api/me/complaints',
    tag,
    summary: 'Complaints of the person who is signed in, published or not',
    description: "One's own, the newest first.",
    answers: { 200: z.array(complaints.ownComplaint) },
  }),

  getSupported: defineEndpoint({
    method: 'GET',
    path: '/api/me/complaints/supported',
    tag,
    summary: 'Numbers of the complaints the person says "me too" to',
    description: 'Numbers of those the person says "me too" to.',
    answers: { 200: z.array(z.string()) },
  }),

  getOfficeComplaints: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/complaints',
    tag,
    summary: 'What is published about the office of the person who is signed in',
    query: z.object({ page: wholeNumber.optional().describe('Counts from 1') }),
    answers: { 200: complaints.officeComplaintsAnswer },
  }),

  takeUpComplaint: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/complaints/:number/progress',
    tag,
    summary: 'Say that the office looks at it',
    params: complaints.complaintParams,
    answers: { 200: complaints.officeComplaint },
  }),

  answerComplaint: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/complaints/:number/answer',
    tag,
    summary: 'Answer for the office, for everybody to read',
    headers: idempotencyHeaders,
    params: complaints.complaintParams,
    body: complaints.complaintAnswer,
    answers: { 200: complaints.officeComplaint },
  }),
};
