import { z } from 'zod';
import * as limits from '../limits';
import * as assignments from '../schemas/assignments.schema';
import { idempotencyHeaders, nothing, uuid } from '../schemas/fields';
import * as files from '../schemas/files.schema';
import * as mine from '../schemas/mine.schema';
import { line } from '../schemas/typed';
import { defineEndpoint } from './define-endpoint';

const tag = 'mine';

export const mineEndpoints = {
  getAddresses: defineEndpoint({
    method: 'GET',
    path: '/api/me/addresses',
    tag,
    summary: 'Somebody’s places, the default first',
    answers: { 200: z.array(mine.address) },
  }),

  addAddress: defineEndpoint({
    method: 'POST',
    path: '/api/me/addresses',
    tag,
    summary: 'One more place; the first is the default',
    headers: idempotencyHeaders,
    body: mine.addressOrder,
    answers: { 201: mine.address },
  }),

  changeAddress: defineEndpoint({
    method: 'PUT',
    path: '/api/me/addresses/:addressId',
    tag,
    summary: 'The place as it is now; a new default takes the old one’s place',
    params: z.object({ addressId: uuid }),
    body: mine.addressOrder,
    answers: { 200: mine.address },
  }),

  removeAddress: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/addresses/:addressId',
    tag,
    summary: 'Forget a place',
    params: z.object({ addressId: uuid }),
    answers: { 204: nothing },
  }),

  getThreads: defineEndpoint({
    method: 'GET',
    path: '/api/threads',
    tag,
    summary: 'Somebody’s conversations, the latest first',
    answers: { 200: z.array(mine.thread) },
  }),

  openThread: defineEndpoint({
    method: 'POST',
    path: '/api/threads',
    tag,
    summary: 'The conversation with a professional, begun where there is none',
    body: mine.threadOrder,
    answers: { 200: mine.thread },
  }),

  getThread: defineEndpoint({
    method: 'GET',
    path: '/api/threads/:threadId/messages',
    tag,
    summary: 'What was said, the newest last',
    params: z.object({ threadId: uuid }),
    query: z.object({
      before: z.string().max(200).optional().describe('Cursor of the page after'),
    }),
    answers: { 200: mine.threadMessages },
  }),

  sendMessage: defineEndpoint({
    method: 'POST',
    path: '/api/threads/:threadId/messages',
    tag,
    summary: 'Say something; the other side is told',
    headers: idempotencyHeaders,
    params: z.object({ threadId: uuid }),
    body: mine.messageOrder,
    answers: { 201: mine.threadMessage },
  }),

  markThreadRead: defineEndpoint({
    method: 'POST',
    path: '/api/threads/:threadId/read',
    tag,
    summary: 'All there is now has been read; no body is needed',
    params: z.object({ threadId: uuid }),
    answers: { 204: nothing },
  }),

  getFavourites: defineEndpoint({
    method: 'GET',
    path: '/api/me/favourites',
    tag,
    summary: 'The professionals somebody likes, those liked last first',
    answers: { 200: mine.favouritesAnswer },
  }),

  mergeFavourites: defineEndpoint({
    method: 'PUT',
    path: '/api/me/favourites',
    tag,
    summary: 'Add what a device knows; whoever is not listed is left out',
    description:
      'Adds to what is there: hearts of a device meet those of the account. Answers all ids.',
    body: mine.favouriteIds,
    answers: { 200: z.array(z.uuid()) },
  }),

  keepFavourite: defineEndpoint({
    method: 'PUT',
    path: '/api/me/favourites/:vendorId',
    tag,
    summary: 'Like somebody, or move them to another list',
    params: z.object({ vendorId: uuid }),
    body: mine.favouriteOrder,
    answers: { 204: nothing },
  }),

  dropFavourite: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/favourites/:vendorId',
    tag,
    summary: 'Like somebody no longer',
    params: z.object({ vendorId: uuid }),
    answers: { 204: nothing },
  }),

  exportMyData: defineEndpoint({
    method: 'GET',
    path: '/api/me/export',
    tag,
    summary: 'Everything that is kept about whoever asks',
    answers: { 200: mine.personalExport },
  }),

  uploadFile: defineEndpoint({
    method: 'POST',
    path: '/api/me/files',
    tag,
    summary: 'Send a file, to be used in a day; the body is the file itself',
    description: `A PDF, JPEG or PNG of at most ${limits.fileMaxBytes} bytes. Pictures are drawn anew.`,
    headers: idempotencyHeaders,
    query: z.object({ name: line(255) }),
    sends: 'Blob',
    answers: { 201: files.handedFile },
  }),

  linkFile: defineEndpoint({
    method: 'POST',
    path: '/api/files/:fileId/links',
    tag,
    summary: 'A link that opens a private file for some minutes',
    params: z.object({ fileId: uuid }),
    answers: { 200: files.fileLink },
  }),

  getMyAssignments: defineEndpoint({
    method: 'GET',
    path: '/api/me/assignments',
    tag,
    summary: 'What teachers have set whoever asks, due latest first',
    description: 'Those of the person who is signed in, as a student.',
    answers: { 200: z.array(assignments.assignment) },
  }),

  submitAssignment: defineEndpoint({
    method: 'POST',
    path: '/api/me/assignments/:assignmentId/submission',
    tag,
    summary: 'Hand work in; again until it is graded',
    headers: idempotencyHeaders,
    params: z.object({ assignmentId: uuid }),
    body: assignments.submissionOrder,
    answers: { 200: assignments.assignment },
  }),
};
