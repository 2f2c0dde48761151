import { campaignsQueue } from '../campaigns/campaigns.queue';
import { claimsQueue } from '../claims/claims.queue';
import { complaintNews } from '../complaints/complaints.news';
import { complaintsQueue } from '../complaints/complaints.queue';
import { letterKeys } from '../letter-keys';
import { officeGrantsQueue } from '../office-grants/office-grants.queue';
import { questionsQueue } from '../questions/questions.queue';
import { reviewsQueue } from '../reviews/reviews.queue';
import { storiesQueue } from '../stories/stories.queue';
import { ticketPlaces } from '../support/ticket-news';
import { ticketsQueue } from '../support/tickets.queue';
import { verificationsQueue } from '../verification/verification.queue';
import type { Queue } from './queue';

/** What queues are built from. `origin`: where letters lead to. */
export interface QueueNeeds {
  origin: string;
  /** What keys of letters are made of. */
  sessionSecret: string;
}

/** Every kind of case that operators decide, in the order of their menu: one line for each. */
export const allQueues = (needs: QueueNeeds): Queue[] => [
  verificationsQueue,
  complaintsQueue(complaintNews(needs.origin, letterKeys(needs.sessionSecret))),
  reviewsQueue,
  storiesQueue,
  questionsQueue({ publicUrl: needs.origin }),
  campaignsQueue(needs),
  ticketsQueue(ticketPlaces(needs.origin, letterKeys(needs.sessionSecret))),
  officeGrantsQueue,
  claimsQueue,
];
