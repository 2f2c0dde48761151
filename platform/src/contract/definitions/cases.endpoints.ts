import { z } from 'zod';
import * as booking from '../schemas/booking.schema';
import * as cases from '../schemas/cases.schema';
import { idempotencyHeaders, nothing, uuid } from '../schemas/fields';
import * as practice from '../schemas/practice.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

export const casesEndpoints = {
  addHearing: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/cases/:caseId/hearings',
    tag,
    summary: 'When a case is heard',
    headers: idempotencyHeaders,
    params: z.object({ caseId: uuid }),
    body: cases.hearingOrder,
    answers: { 201: cases.hearing },
  }),

  changeHearing: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/hearings/:hearingId',
    tag,
    summary: 'A hearing at another time, or what came of it; what is left out stays',
    params: z.object({ hearingId: uuid }),
    body: cases.hearingOrder,
    answers: { 200: cases.hearing },
  }),

  removeHearing: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/hearings/:hearingId',
    tag,
    summary: 'A hearing that does not take place',
    params: z.object({ hearingId: uuid }),
    answers: { 204: nothing },
  }),

  getHearings: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/hearings',
    tag,
    summary: 'Hearings of all cases on some days, in order',
    description: '`from` and `to` are days, both counted.',
    query: practice.daysQuery,
    answers: { 200: z.array(cases.datedHearing) },
  }),

  acceptCaseRequest: defineEndpoint({
    method: 'POST',
    path: '/api/case-requests/:bookingId/accept',
    tag,
    summary: 'Say yes to a request, and begin its case',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    answers: { 200: cases.caseAccepted },
  }),

  rejectCaseRequest: defineEndpoint({
    method: 'POST',
    path: '/api/case-requests/:bookingId/reject',
    tag,
    summary: 'Say no to a request, and why',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    body: booking.reasoned,
    answers: { 204: nothing },
  }),

  getCases: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/cases',
    tag,
    summary: 'An advocate’s cases, page by page',
    query: cases.casesQuery,
    answers: { 200: cases.casesAnswer },
  }),

  getCase: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/cases/:caseId',
    tag,
    summary: 'A case with its hearings and documents',
    params: z.object({ caseId: uuid }),
    answers: { 200: cases.legalCaseDetails },
  }),

  addCase: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/cases',
    tag,
    summary: 'One more case, of somebody in the records',
    headers: idempotencyHeaders,
    body: cases.caseOrder,
    answers: { 201: cases.legalCaseDetails },
  }),

  changeCase: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/cases/:caseId',
    tag,
    summary: 'Where a case stands; what is left out stays',
    params: z.object({ caseId: uuid }),
    body: cases.caseOrder,
    answers: { 200: cases.legalCaseDetails },
  }),

  addCaseDocument: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/cases/:caseId/documents',
    tag,
    summary: 'File with a case what was sent with `uploadFile`',
    params: z.object({ caseId: uuid }),
    body: cases.caseDocumentOrder,
    answers: { 201: cases.caseDocument },
  }),

  removeCaseDocument: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/case-documents/:documentId',
    tag,
    summary: 'Take a document out of its case',
    params: z.object({ documentId: uuid }),
    answers: { 204: nothing },
  }),
};
