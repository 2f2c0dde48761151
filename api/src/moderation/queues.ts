import { complaintNews, complaintsQueue, officeGrantsQueue, questionsQueue } from '../community';
import { letterKeys } from '../core/guest-tokens/guest-tokens';
import type { Queue } from '../core/moderation/queue';
import { campaignsQueue } from '../fundraising';
import { verificationsQueue } from '../onboarding';
import { claimsQueue } from '../practice';
import { reviewsQueue, storiesQueue } from '../reviews';
import { ticketPlaces, ticketsQueue } from '../support';

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
