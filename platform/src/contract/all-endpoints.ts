import {
  type CallName,
  type Endpoint,
  firstEndpoints,
  firstOutlines,
  type Outline,
} from './endpoints';
import { accountEndpoints, accountOutlines } from './endpoints/accounts';
import { bookingEndpoints, bookingOutlines } from './endpoints/booking';
import { fundingEndpoints, fundingOutlines } from './endpoints/campaigns';
import { clientLinkEndpoints, clientLinkOutlines } from './endpoints/client-links';
import { communityEndpoints, communityOutlines } from './endpoints/community';
import { complaintEndpoints, complaintOutlines } from './endpoints/complaints';
import { editorialEndpoints, editorialOutlines } from './endpoints/editorial';
import { healthEndpoints, healthOutlines } from './endpoints/health';
import { jobsEndpoints, jobsOutlines } from './endpoints/jobs';
import { laterEndpoints, laterOutlines } from './endpoints/later';
import { mineEndpoints, mineOutlines } from './endpoints/mine';
import { onboardingEndpoints, onboardingOutlines } from './endpoints/onboarding';
import { operatorEndpoints, operatorOutlines } from './endpoints/operator';
import { passkeyEndpoints, passkeyOutlines } from './endpoints/passkeys';
import { practiceEndpoints, practiceOutlines } from './endpoints/practice';
import { searchWordsEndpoints, searchWordsOutlines } from './endpoints/search-words';

/** Method and path of every call the product makes; documented ones are exact. */
export const endpoints = {
  ...firstEndpoints,
  ...laterEndpoints,
  ...accountEndpoints,
  ...bookingEndpoints,
  ...clientLinkEndpoints,
  ...complaintEndpoints,
  ...communityEndpoints,
  ...editorialEndpoints,
  ...fundingEndpoints,
  ...healthEndpoints,
  ...jobsEndpoints,
  ...mineEndpoints,
  ...onboardingEndpoints,
  ...operatorEndpoints,
  ...passkeyEndpoints,
  ...practiceEndpoints,
  ...searchWordsEndpoints,
} as const satisfies Record<CallName, Endpoint>;

/** What every answer must look like before a screen sees it. */
export const outlines = {
  ...firstOutlines,
  ...laterOutlines,
  ...accountOutlines,
  ...bookingOutlines,
  ...clientLinkOutlines,
  ...complaintOutlines,
  ...communityOutlines,
  ...editorialOutlines,
  ...fundingOutlines,
  ...healthOutlines,
  ...jobsOutlines,
  ...mineOutlines,
  ...onboardingOutlines,
  ...operatorOutlines,
  ...passkeyOutlines,
  ...practiceOutlines,
  ...searchWordsOutlines,
} as const satisfies Record<CallName, Outline>;
