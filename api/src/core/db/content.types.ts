import type { CampaignKind, Money } from '@nukkad/platform/contract';
import type { ColumnType, Generated } from 'kysely';

/** Read as a Date, written as a Date or an ISO string. */
type Moment = ColumnType<Date, Date | string, Date | string>;

/** Left out where it has not happened. */
type Then = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Left out where it was not told. */
type Told = ColumnType<string | null, string | null | undefined, string | null>;

/** The same, filled by the database when left out. */
type Now = ColumnType<Date, Date | string | undefined, Date | string>;

/** `picture` names a scene under `pictures/banner`. */
export interface BannerSlideTable {
  id: string;
  position: number;
  title: string;
  text: string;
  topic: string;
  profession: string;
  picture: string;
}

/** `key`: `home`, a profession (`doctor`), or one of its specialities (`doctor/dentist`). */
export interface FaqTable {
  id: string;
  key: string;
  position: number;
  question: string;
  answer: string;
}

/**
 * `body` is the Markdown of `content/markdown.model.ts`; `picture` names a category's scene; of a
 * draft `published_at` is null; `letter` is the topic whose subscribers are told, at `told_at`.
 */
export interface PostTable {
  id: string;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  body: string;
  picture: string | null;
  published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  letter: ColumnType<string | null, string | null | undefined, string | null>;
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** It has been out, and has gone back. */
  is_address_kept: Generated<boolean>;
  updated_at: Now;
  revision: Generated<number>;
}

export interface StoryTable {
  id: string;
  slug: string;
  title: string;
  name: string;
  image: string;
  stars: number;
  summary: string;
  body: string;
  vendor_id: string;
  published_at: Moment;
  /** The review it is of; null of stories that were written for the site. */
  review_id: Told;
}

/** `stars`: what the person gave for it. */
export interface EngagementTable {
  id: string;
  profession: string;
  vendor_id: string;
  service: string;
  about: string;
  stars: number;
  ended_at: Moment;
}

export interface PromotionTable {
  id: string;
  slot: 'listing';
  profession: string;
  vendor_id: string;
  title: string;
  text: string;
  action: string;
  starts_at: Moment;
  ends_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  revision: Generated<number>;
}

export interface CampaignTable {
  id: string;
  slug: string;
  kind: CampaignKind;
  title: string;
  category: string;
  description: string;
  body: string;
  goal_amount: number;
  currency: Money['currency'];
  organiser: string;
  picture: string | null;
  published_at: Moment;
  ends_at: Moment;
  /** Null of samples, and of somebody who has left. */
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  stopped_at: ColumnType<Date | null, Date | string | undefined, Date | string>;
  stop_reason: ColumnType<string | null, string | undefined, string>;
}

export interface CampaignUpdateTable {
  id: string;
  campaign_id: string;
  text: string;
  created_at: Moment;
}

/** `user_id`: null of somebody who gave without an account. */
export interface PledgeTable {
  id: string;
  campaign_id: string;
  user_id: string | null;
  amount: number;
  created_at: Moment;
}

export interface SupportTicketTable {
  id: string;
  number: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  status: 'open' | 'answered' | 'closed';
  created_at: Now;
  /** Null until its writer is known to have an account. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its writer last read it. */
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface AppointmentRequestTable {
  id: string;
  number: Generated<number>;
  name: string;
  phone: string;
  city: string;
  profession: string | null;
  spec: string | null;
  created_at: Now;
}

/** Who was asked, the best match first. */
export interface AppointmentRequestVendorTable {
  request_id: string;
  vendor_id: string;
  position: number;
}

export interface QuestionTable {
  id: string;
  number: Generated<number>;
  profession: string | null;
  spec: string | null;
  text: string;
  email: string | null;
  status: 'pending' | 'published' | 'rejected';
  created_at: Now;
  /** What others read, where it is not what was asked. */
  published_text: Told;
  decided_at: Then;
}

export interface AnswerTable {
  id: string;
  question_id: string;
  vendor_id: string | null;
  text: string;
  created_at: Now;
}

export interface SubscriptionTable {
  id: string;
  email: string;
  topic: string;
  status: 'pending' | 'confirmed' | 'ended';
  created_at: Now;
  /** When the last letter asked whether the address is theirs. */
  asked_at: Then;
}

/**
 * `key`, `body_hash`, `answer`: of no use without the key that came with the write, which is not
 * stored. `answer` is null only while the first write is under way.
 */
export interface IdempotentWriteTable {
  call: string;
  key: string;
  body_hash: string;
  answer: ColumnType<{ sealed: string } | null, string | null, string>;
  created_at: Now;
}

/** Texts, campaigns and what visitors send. */
export interface ContentTables {
  banner_slide: BannerSlideTable;
  faq: FaqTable;
  post: PostTable;
  story: StoryTable;
  engagement: EngagementTable;
  promotion: PromotionTable;
  campaign: CampaignTable;
  campaign_update: CampaignUpdateTable;
  pledge: PledgeTable;
  support_ticket: SupportTicketTable;
  appointment_request: AppointmentRequestTable;
  appointment_request_vendor: AppointmentRequestVendorTable;
  question: QuestionTable;
  answer: AnswerTable;
  subscription: SubscriptionTable;
  idempotent_write: IdempotentWriteTable;
}
