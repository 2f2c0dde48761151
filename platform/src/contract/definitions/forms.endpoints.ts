import { z } from 'zod';
import * as community from '../schemas/community.schema';
import { idempotencyHeaders, uuid } from '../schemas/fields';
import * as forms from '../schemas/forms.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'forms';

export const formsEndpoints = {
  askQuestion: defineEndpoint({
    method: 'POST',
    path: '/api/questions',
    tag,
    summary: 'Ask a free question; it is read before it is published',
    headers: idempotencyHeaders,
    body: forms.questionOrder,
    answers: { 201: forms.questionAnswer },
  }),

  createAppointmentRequest: defineEndpoint({
    method: 'POST',
    path: '/api/appointment-requests',
    tag,
    summary: 'Ask the professionals who match best for an appointment',
    headers: idempotencyHeaders,
    body: forms.appointmentRequestOrder,
    answers: { 201: forms.appointmentRequestAnswer },
  }),

  createTicket: defineEndpoint({
    method: 'POST',
    path: '/api/support/tickets',
    tag,
    summary: 'Ask the house for help',
    headers: idempotencyHeaders,
    body: forms.ticketOrder,
    answers: { 201: forms.ticketAnswer },
  }),

  subscribe: defineEndpoint({
    method: 'POST',
    path: '/api/subscriptions',
    tag,
    summary: 'Ask for letters on the topic of a slide',
    headers: idempotencyHeaders,
    body: forms.subscriptionOrder,
    answers: { 202: forms.subscriptionAnswer },
  }),

  confirmSubscription: defineEndpoint({
    method: 'POST',
    path: '/api/subscriptions/:subscriptionId/confirm',
    tag,
    summary: 'Say that the address is one’s own; letters come from then on',
    params: z.object({ subscriptionId: uuid }),
    body: community.letterKey,
    answers: { 200: community.subscriptionStanding },
  }),

  endSubscription: defineEndpoint({
    method: 'POST',
    path: '/api/subscriptions/:subscriptionId/end',
    tag,
    summary: 'End the letters on a topic',
    params: z.object({ subscriptionId: uuid }),
    body: community.letterKey,
    answers: { 200: community.subscriptionStanding },
  }),
};
