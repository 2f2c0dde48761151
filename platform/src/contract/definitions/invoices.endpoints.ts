import * as invoices from '../schemas/invoices.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'payouts';

export const invoicesEndpoints = {
  getTaxProfile: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/tax-profile',
    tag,
    summary: 'What a professional states about GST',
    answers: { 200: invoices.taxProfile },
  }),

  saveTaxProfile: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/tax-profile',
    tag,
    summary: 'State a GSTIN, a service code and a rate',
    description: 'Invoices issued before stay as they are.',
    body: invoices.taxProfileOrder,
    answers: { 200: invoices.taxProfile },
  }),

  getStatement: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/statements/:month',
    tag,
    summary: 'What came and went in a month, and what was held before and after',
    params: invoices.monthParams,
    answers: { 200: invoices.statement },
  }),
};
