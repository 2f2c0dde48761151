import { complaintNews } from '../community/complaints/complaints.news';
import { complaintsQueue } from '../community/complaints/complaints.queue';
import { officeGrantsQueue } from '../community/office-grants/office-grants.queue';
import { questionsQueue } from '../community/questions/questions.queue';
import { letterKeys } from '../core/guest-tokens/letter-keys';
import type { Queue } from '../core/moderation/queue';
import { campaignsQueue } from '../fundraising/campaigns/campaigns.queue';
import { verificationsQueue } from '../onboarding/verification/verification.queue';
import { claimsQueue } from '../practice/claims/claims.queue';
import { reviewsQueue } from '../reviews/reviews/reviews.queue';
import { storiesQueue } from '../reviews/stories/stories.queue';
import { ticketPlaces } from '../support/tickets/ticket-news';
import { ticketsQueue } from '../support/tickets/tickets.queue';

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
