import {
  complaintNotifications,
  complaintsQueue,
  officeGrantsQueue,
  questionsQueue,
} from '../community';
import { guestTokens } from '../core/guest-tokens/guest-tokens';
import type { Queue } from '../core/moderation/queue';
import { campaignsQueue } from '../fundraising';
import { verificationsQueue } from '../onboarding';
import { claimsQueue } from '../practice';
import { reviewsQueue, storiesQueue } from '../reviews';
import { ticketPlaces, ticketsQueue } from '../support';

/** Dependencies of the queues. `origin`: base URL of links in emails. */
export interface QueueDeps {
  origin: string;
  /** Secret from which tokens in emails are derived. */
  sessionSecret: string;
  payments: Queue;
}

/** Every kind of case that operators decide, in menu order, one line each. */
export const allQueues = (deps: QueueDeps): Queue[] => [
  verificationsQueue,
  complaintsQueue(complaintNotifications(deps.origin, guestTokens(deps.sessionSecret))),
  reviewsQueue,
  storiesQueue,
  questionsQueue({ publicUrl: deps.origin }),
  campaignsQueue(deps),
  deps.payments,
  ticketsQueue(ticketPlaces(deps.origin, guestTokens(deps.sessionSecret))),
  officeGrantsQueue,
  claimsQueue,
];
