import { z } from 'zod';
import * as earnings from '../schemas/earnings.schema';
import { idempotencyHeaders } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

export const practiceEndpoints = {
  getEarnings: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/ledger',
    tag,
    summary: 'What a professional is owed, and every movement of it, the latest first',
    query: earnings.earningsQuery,
    answers: { 200: earnings.earnings },
  }),

  getInvoice: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/ledger/:entryId/invoice',
    tag,
    summary: 'What somebody was charged, to be printed',
    description: 'Fails with `conflict` until the professional has said whether GST is charged.',
    params: earnings.entryParams,
    answers: { 200: earnings.invoice },
  }),

  requestPayout: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/payouts',
    tag,
    summary: 'Pay out everything of the balance, per currency',
    headers: idempotencyHeaders,
    answers: { 200: z.array(earnings.payout) },
  }),
};
