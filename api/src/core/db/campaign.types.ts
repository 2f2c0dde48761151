import type { CampaignKind, InvestmentRange, Money } from '@nukkad/platform/contract';
import type { ColumnType, Generated } from 'kysely';

type Now = ColumnType<Date, Date | string | undefined, Date | string>;
/** Nothing until something happens. */
type Later<T, W = T> = ColumnType<T | null, W | null | undefined, W | null>;

/** `id`: the one that it has when it is published. */
export interface CampaignDraftTable {
  id: string;
  owner_id: string;
  kind: CampaignKind;
  title: Generated<string>;
  category: Generated<string>;
  description: Generated<string>;
  body: Generated<string>;
  goal_rupees: Later<number>;
  /** The last day, `yyyy-MM-dd` in India. */
  ends_on: Later<string>;
  picture_id: Later<string>;
  state: Generated<'draft' | 'submitted' | 'returned'>;
  /** Why it was returned. */
  reason: Later<string>;
  revision: Generated<number>;
  created_at: Now;
  updated_at: Now;
  submitted_at: Later<Date, Date | string>;
}

/** `donor`: an account's id, or the digest of a guest's address. */
export interface DonationTable {
  id: string;
  number: Generated<number>;
  campaign_id: string;
  user_id: string | null;
  donor: string;
  name: string;
  email: string | null;
  message: string | null;
  is_anonymous: boolean;
  key_hash: string | null;
  amount: number;
  currency: Money['currency'];
  refund_reason: Later<string>;
  created_at: Now;
}

export interface CampaignInterestTable {
  id: string;
  campaign_id: string;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  range: InvestmentRange;
  message: string;
  created_at: Now;
}

/** Campaigns that people write, what they give, and who may invest. */
export interface CampaignTables {
  campaign_draft: CampaignDraftTable;
  donation: DonationTable;
  campaign_interest: CampaignInterestTable;
}
