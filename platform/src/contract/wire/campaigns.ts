import type { PaymentToMake } from './booking';
import type { Block, CampaignKind } from './content';
import type { Money } from './directory';

/** What somebody gives to a campaign. A guest says who they are; who has an account need not. */
export interface DonationOrder {
  /** Hundredths of the campaign's currency. */
  amount: number;
  name?: string;
  email?: string;
  /** A word for the organiser. */
  message?: string;
  /** The organiser is not told who it was. */
  isAnonymous: boolean;
}

/** Where the money is: `refunding` is on its way back, `refunded` has arrived. */
export type DonationState = 'waiting' | 'failed' | 'paid' | 'refunding' | 'refunded';

/** A donation, for whoever gave it; its receipt, as soon as it is paid. */
export interface Donation {
  _id: string;
  number: string;
  campaign: { slug: string; title: string; organiser: string };
  amount: Money;
  name: string;
  email: string;
  message: string | null;
  isAnonymous: boolean;
  state: DonationState;
  time: string;
  paidAt: string | null;
  /** Why it was given back; null while it was not. */
  refundReason: string | null;
  isTest: boolean;
  /** Null where nothing is to be paid any more. */
  payment: PaymentToMake | null;
}

export interface DonationMade {
  donation: Donation;
  /** By which a guest comes back to it; null with an account. */
  key: string | null;
}

/** What somebody who may invest thinks of, as a name for a range of rupees. */
export type InvestmentRange = 'up-to-1-lakh' | '1-to-5-lakh' | '5-to-25-lakh' | 'above-25-lakh';

export interface InterestOrder {
  name: string;
  email: string;
  phone: string;
  range: InvestmentRange;
  message: string;
}

export interface InterestAnswer {
  state: 'sent';
}

/** `draft` and `returned` can be written; `submitted` waits for an operator. */
export type OwnCampaignState = 'draft' | 'submitted' | 'returned' | 'running' | 'ended' | 'stopped';

/** A campaign as its organiser writes it; what is missing is empty. */
export interface CampaignDraft {
  kind: CampaignKind;
  title: string;
  category: string;
  description: string;
  /** Markdown. */
  body: string;
  /** Whole rupees; null while there is none. */
  goal: number | null;
  /** Last day, `yyyy-MM-dd` in India; empty while there is none. */
  endsOn: string;
  /** A file of one's own. */
  pictureId: string | null;
}

/** A campaign of one's own in a list. */
export interface OwnCampaign {
  _id: string;
  kind: CampaignKind;
  title: string;
  state: OwnCampaignState;
  /** Null before it is published. */
  slug: string | null;
  raised: Money | null;
  goal: Money | null;
  updatedAt: string;
}

/** What the organiser sees of what was given. */
export interface ReceivedDonation {
  number: string;
  /** Null of somebody who gave without being named. */
  name: string | null;
  amount: Money;
  message: string | null;
  time: string;
  state: DonationState;
}

export interface ReceivedInterest extends InterestOrder {
  _id: string;
  time: string;
}

/** All that an organiser has to do with a campaign. */
export interface OwnCampaignDetails extends OwnCampaign {
  draft: CampaignDraft;
  /** The body as others will read it. */
  preview: Block[];
  /** Counts up with every change: a draft is written over by nobody who has not seen it. */
  revision: number;
  /** Why it was returned or stopped. */
  reason: string | null;
  updates: { time: string; text: string }[];
  /** The newest ones. */
  donations: ReceivedDonation[];
  interests: ReceivedInterest[];
}
