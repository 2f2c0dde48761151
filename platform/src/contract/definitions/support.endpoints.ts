import { z } from 'zod';
import * as community from '../schemas/community.schema';
import { idempotencyHeaders, uuid } from '../schemas/fields';
import * as support from '../schemas/support.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'support';

export const supportEndpoints = {
  readGuestTicket: defineEndpoint({
    method: 'POST',
    path: '/api/support/numbers/:number',
    tag,
    summary: 'A ticket with all that was said, for whoever has the key of its letter',
    params: z.object({ number: community.ticketNumber }),
    body: community.letterKey,
    answers: { 200: support.ticketThread },
  }),

  replyAsGuest: defineEndpoint({
    method: 'POST',
    path: '/api/support/numbers/:number/messages',
    tag,
    summary: 'Say more in a ticket, without an account',
    headers: idempotencyHeaders,
    params: z.object({ number: community.ticketNumber }),
    body: community.guestReply,
    answers: { 201: support.ticketMessage },
  }),

  getMyTickets: defineEndpoint({
    method: 'GET',
    path: '/api/support/tickets',
    tag,
    summary: 'What somebody has asked the house, the last one that was written to first',
    answers: { 200: z.array(support.ticket) },
  }),

  getTicket: defineEndpoint({
    method: 'GET',
    path: '/api/support/tickets/:ticketId',
    tag,
    summary: 'One ticket with all that was said; its answers count as seen',
    params: z.object({ ticketId: uuid }),
    answers: { 200: support.ticketThread },
  }),

  writeToSupport: defineEndpoint({
    method: 'POST',
    path: '/api/me/support/tickets',
    tag,
    summary: 'Ask the house, with an account',
    headers: idempotencyHeaders,
    body: support.supportOrder,
    answers: { 201: support.ticketThread },
  }),

  replyToTicket: defineEndpoint({
    method: 'POST',
    path: '/api/support/tickets/:ticketId/messages',
    tag,
    summary: 'Say more; opens a ticket that was answered',
    headers: idempotencyHeaders,
    params: z.object({ ticketId: uuid }),
    body: support.supportOrder,
    answers: { 201: support.ticketMessage },
  }),

  closeTicket: defineEndpoint({
    method: 'POST',
    path: '/api/support/tickets/:ticketId/close',
    tag,
    summary: 'Nothing more is to be said',
    params: z.object({ ticketId: uuid }),
    answers: { 200: support.ticketThread },
  }),
};
