import { z } from 'zod';
import * as limits from '../limits';
import { bookedVendor } from './booking.schema';
import { lines } from './typed';

/** Mutual reviews after a booking. */

const id = z.uuid();
const moment = z.iso.datetime();
const stars = z.int({ error: 'must be one to five stars' }).min(1).max(5);
const text = lines(limits.reviewMaxLength);

export const reviewOrder = z
  .object({
    stars,
    recommends: z.boolean({ error: 'must be true or false' }),
    text,
    mayBeStory: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .describe('May be shown on the landing page as well'),
  })
  .meta({
    id: 'ReviewOrder',
    description: 'How it was. `mayBeStory`: may be shown on the landing page as well.',
  });

export const clientReviewOrder = z.object({ stars, text }).meta({
  id: 'ClientReviewOrder',
  description:
    "How the client was, by the professional; neither sees the other's before both are out.",
});

export const reviewReply = z.object({ text });

export const ownReview = z
  .object({
    _id: id,
    vendor: bookedVendor,
    bookingId: id,
    stars: z.int(),
    recommends: z.boolean(),
    text: z.string(),
    reviewer: z.string(),
    visitedFor: z.string().nullable(),
    time: moment,
    publishedAt: moment.describe('When everybody can read it'),
    isPublished: z.boolean(),
    editableUntil: moment.describe('Until when it can be changed.'),
    reply: z.object({ time: moment, text: z.string() }).nullable(),
    mayBeStory: z
      .boolean()
      .describe('Its writer allows it to be told as a story, from four stars on.'),
    story: z.string().nullable().describe('Slug of the story it is told as'),
  })
  .meta({ id: 'OwnReview', description: 'A review as its writer sees it.' });

export const ownReviewsAnswer = z.object({ reviews: z.array(ownReview), total: z.int() }).meta({
  id: 'OwnReviewsAnswer',
  description: 'Reviews that the account has written; `total` counts all of them.',
});
