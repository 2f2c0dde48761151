import { healthReportPath, visitTicketPath } from '../addresses';
import * as directory from '../schemas/directory.schema';
import { nothing } from '../schemas/fields';
import * as health from '../schemas/health.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'operation';

export const operationEndpoints = {
  reportClientError: defineEndpoint({
    method: 'POST',
    path: '/api/client-errors',
    tag,
    isOfFirstView: true,
    summary: "Report a failure seen in somebody's browser",
    body: directory.clientErrorReport,
    answers: { 204: nothing.describe('Recorded') },
  }),

  reportHealth: defineEndpoint({
    method: 'POST',
    path: healthReportPath,
    tag,
    summary: 'Tell how the parts of a page do',
    description: 'Facts about parts and versions that were never released are dropped.',
    body: health.healthReport,
    answers: { 204: nothing.describe('Recorded') },
  }),

  takeVisitTicket: defineEndpoint({
    method: 'POST',
    path: visitTicketPath,
    tag,
    summary: 'A ticket for a page view, which its reports about a canary carry',
    description: 'Null where the page runs no composition of a canary that is watched.',
    body: health.visitTicketOrder,
    answers: { 200: health.visitTicket },
  }),
};
