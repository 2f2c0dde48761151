import { z } from 'zod';
import * as clientLinks from '../schemas/client-links.schema';
import * as clients from '../schemas/clients.schema';
import { idempotencyHeaders, nothing, uuid } from '../schemas/fields';
import * as mine from '../schemas/mine.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

export const clientsEndpoints = {
  getClientLinks: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/client-links',
    tag,
    summary: 'Who asks for a link to a record, and who was invited',
    answers: { 200: clientLinks.practiceClientLinks },
  }),

  inviteClient: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/clients/:clientId/invitation',
    tag,
    summary: 'Send the record’s email address an invitation to link an account',
    description: "Sends the record's e-mail address a link with which its owner accepts.",
    params: clientLinks.clientParams,
    answers: { 200: clientLinks.clientInvitation },
  }),

  endClientLink: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/clients/:clientId/link',
    tag,
    summary: 'End what a record is linked to, or take its invitation back',
    description: 'Ends what a record is linked to, or takes its invitation back.',
    params: clientLinks.clientParams,
    answers: { 204: nothing },
  }),

  acceptClientLink: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/client-links/:linkId/accept',
    tag,
    summary: 'Link the account that asked to one of the professional’s records',
    params: clientLinks.clientLinkParams,
    body: clientLinks.acceptance,
    answers: { 204: nothing },
  }),

  refuseClientLink: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/client-links/:linkId/refuse',
    tag,
    summary: 'Refuse a request; whoever asked is told',
    params: clientLinks.clientLinkParams,
    answers: { 204: nothing },
  }),

  getMyClientLinks: defineEndpoint({
    method: 'GET',
    path: '/api/me/client-links',
    tag: 'mine',
    summary: 'Records of professionals that are linked, or were asked for, and what they share',
    answers: { 200: z.array(clientLinks.ownClientLink) },
  }),

  requestClientLink: defineEndpoint({
    method: 'POST',
    path: '/api/me/client-links',
    tag: 'mine',
    summary: 'Ask a professional for a link to the record they may have',
    description: 'Answers the same whether there is such a record or not.',
    body: clientLinks.clientLinkOrder,
    answers: { 200: clientLinks.ownClientLink },
  }),

  confirmClientLink: defineEndpoint({
    method: 'POST',
    path: '/api/me/client-links/confirm',
    tag: 'mine',
    summary: 'Accept an invitation, or prove a record’s address, by the link that was sent',
    description: "`token`: from the link that was sent to the record's address.",
    body: clientLinks.clientLinkToken,
    answers: { 200: clientLinks.ownClientLink },
  }),

  endMyClientLink: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/client-links/:linkId',
    tag: 'mine',
    summary: 'End a link, or take a request back',
    description: 'Ends a link, or takes a request back.',
    params: clientLinks.clientLinkParams,
    answers: { 204: nothing },
  }),

  getClients: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/clients',
    tag,
    summary: 'A professional’s records of clients, page by page',
    query: clients.clientsQuery,
    answers: { 200: clients.clientsAnswer },
  }),

  getClient: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/clients/:clientId',
    tag,
    summary: 'A client with the latest bookings',
    params: z.object({ clientId: uuid }),
    answers: { 200: clients.clientDetails },
  }),

  addClient: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/clients',
    tag,
    summary: 'A record of somebody new',
    headers: idempotencyHeaders,
    body: clients.clientOrder,
    answers: { 201: clients.client },
  }),

  changeClient: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/clients/:clientId',
    tag,
    summary: 'What is known of a client; what is left out stays',
    params: z.object({ clientId: uuid }),
    body: clients.clientOrder,
    answers: { 200: clients.client },
  }),

  archiveClient: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/clients/:clientId/archive',
    tag,
    summary: 'Put a record away; nothing of it is lost',
    params: z.object({ clientId: uuid }),
    answers: { 200: clients.client },
  }),

  restoreClient: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/clients/:clientId/restore',
    tag,
    summary: 'Take a record out of the archive',
    params: z.object({ clientId: uuid }),
    answers: { 200: clients.client },
  }),

  openClientThread: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/clients/:clientId/thread',
    tag,
    summary: 'The conversation with a client who has an account',
    description: 'The conversation with a client who has an account, begun where there is none.',
    params: z.object({ clientId: uuid }),
    answers: { 200: mine.thread },
  }),
};
