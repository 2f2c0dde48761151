import * as money from '../schemas/money.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'payments';

export const paymentsEndpoints = {
  getPayment: defineEndpoint({
    method: 'GET',
    path: '/api/payments/:paymentId',
    tag,
    summary: 'How a payment of one’s own stands',
    params: money.paymentParams,
    answers: { 200: money.payment },
  }),

  reportTransfer: defineEndpoint({
    method: 'POST',
    path: '/api/payments/:paymentId/transfer',
    tag,
    summary: 'Say that a transfer over UPI was made',
    description:
      'Once for a payment; the same number again changes nothing. The time of a booking is kept until an operator has looked for the transfer.',
    params: money.paymentParams,
    body: money.transferOrder,
    answers: { 200: money.payment },
  }),

  payAsTest: defineEndpoint({
    method: 'POST',
    path: '/api/payments/:paymentId/test',
    tag,
    summary: 'Test payment: no money moves',
    description: 'A payment that failed is tried again as a new one: go on with its id.',
    params: money.paymentParams,
    body: money.testOrder,
    answers: { 200: money.payment },
  }),
};
