import type { Money, Picture } from './directory';

/** One slide of the home page's banner. */
export interface BannerSlide {
  _id: string;
  title: string;
  text: string;
  /** What its Subscribe Now button subscribes to. */
  topic: string;
  profession: string;
  picture: Picture;
}

/**
 * A piece of an article. There is no markup in `text` and `items`, which are all of its words;
 * where some are bold, italic or linked, the same words stand in `runs` and `itemRuns` as well.
 * `level`: 3 for a heading below others; `start`: of an ordered list that does not begin with 1.
 */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string; level?: 3; runs?: TextRun[] }
  | {
      kind: 'list';
      items: string[];
      isOrdered?: true;
      start?: number;
      itemRuns?: TextRun[][];
    }
  | { kind: 'picture'; picture: Picture };

/** Words that look the same. `href`: an http(s) or mailto address, or a path of this site. */
export interface TextRun {
  text: string;
  isBold?: true;
  isItalic?: true;
  href?: string;
}

/** An article as a card shows it. */
export interface Post {
  _id: string;
  slug: string;
  title: string;
  summary: string;
  topic: string;
  published: string;
  /** Minutes it takes to read. */
  minutes: number;
  picture: Picture | null;
}

export interface Article extends Post {
  body: Block[];
}

/** What somebody told about a professional, with consent. */
export interface Story {
  _id: string;
  slug: string;
  title: string;
  name: string;
  img: string;
  stars: number;
  summary: string;
  published: string;
  vendor: { _id: string; vendorName: string; profession: string };
  /** True where the people in it are invented. */
  isSample: boolean;
}

export interface StoryDetails extends Story {
  body: Block[];
}

export type CampaignKind = 'cause' | 'startup';

/** A campaign as a card shows it. */
export interface Campaign {
  _id: string;
  slug: string;
  kind: CampaignKind;
  title: string;
  category: string;
  description: string;
  raised: Money;
  goal: Money;
  donors: number;
  /** Whole days left; 0 on the last day and after. */
  days: number;
  organiser: string;
  picture: Picture | null;
}

export interface CampaignDetails extends Campaign {
  /** `stopped`: it takes nothing any more, and what it had is given back. */
  state: 'running' | 'ended' | 'stopped';
  stopReason: string | null;
  body: Block[];
  updates: { time: string; text: string }[];
}

/** Something that was done for somebody, told with consent. */
export interface Engagement {
  _id: string;
  img: string;
  name: string;
  service: string;
  about: string;
  date: string;
  stars: number;
  rating: number;
  vendor: { _id: string; profession: string };
  /** True where the people in it are invented. */
  isSample: boolean;
}

/** A professional many look at. `Consultations` is spelt as documented. */
export interface MostViewedVendor {
  _id: string;
  img: string;
  name: string;
  speciality: string;
  qualification: string;
  Consultations: number;
  experience: number;
  profession: string;
  /** How often the page was opened in the last 30 days; null of whoever only fills the row up. */
  views: number | null;
  isSample: boolean;
}

/** A state somebody is listed in. */
export interface GeoState {
  slug: string;
  name: string;
  cities: number;
  vendors: number;
}

export interface GeoStateDetails extends GeoState {
  /** Cities, those with most people first, and how many of which profession each has. */
  places: {
    slug: string;
    name: string;
    vendors: number;
    professions: { slug: string; vendors: number }[];
  }[];
}

/** A paid place in a listing, labelled as such. */
export interface Promotion {
  _id: string;
  title: string;
  text: string;
  /** What the card's link says. */
  action: string;
  vendor: { _id: string; vendorName: string; profession: string; img: string };
}
