import type { Block, Promotion } from './content';
import type { Paging, Picture } from './directory';
import type { FooterContent, SiteContent } from './site';

/** Rises with every change. A change names the one it began with, so that nobody's is lost. */
export interface Revised {
  revision: number;
}

/** Published before its day: out from then on. */
export type ManuscriptState = 'draft' | 'scheduled' | 'published';

/** What an operator writes of an article. `body` is Markdown. */
export interface ManuscriptText {
  /** The end of its address. It stays once the article has been out. */
  slug: string;
  title: string;
  summary: string;
  topic: string;
  body: string;
  /** The name of a drawing of the site; null for none. */
  picture: string | null;
  /** Whose subscribers are told when it comes out; null for nobody's. */
  letter: string | null;
}

/** An article as operators list it. */
export interface ManuscriptEntry extends Revised {
  _id: string;
  slug: string;
  title: string;
  topic: string;
  state: ManuscriptState;
  /** When it came or comes out; null of a draft. */
  published: string | null;
  changed: string;
}

export interface ManuscriptsAnswer extends Paging {
  manuscripts: ManuscriptEntry[];
}

/** An article as operators write it. */
export interface Manuscript extends ManuscriptEntry, ManuscriptText {
  /** It has been out: its address is known to others and stays. */
  isAddressKept: boolean;
}

export interface ManuscriptOrder extends ManuscriptText, Revised {}

/** `at`: when it comes out; left out, at once. */
export interface PublicationOrder extends Revised {
  at?: string;
}

/** How a text will be read. */
export interface Preview {
  body: Block[];
  minutes: number;
}

/** A drawing by its name. */
export interface NamedPicture {
  name: string;
  picture: Picture;
}

/** What can be chosen while writing. */
export interface EditorialChoices {
  /** Of articles. */
  pictures: NamedPicture[];
  /** Of the banner. */
  scenes: NamedPicture[];
  /** Of articles until now. */
  topics: string[];
  /** What letters can be asked for. */
  letters: string[];
  professions: { slug: string; name: string }[];
}

/** The questions of one key, at a glance. */
export interface FaqKey {
  key: string;
  questions: number;
}

/** A question; without `_id` a new one. */
export interface FaqText {
  _id?: string;
  question: string;
  answer: string;
}

/** The questions of one key in their order. */
export interface FaqSheet extends Revised {
  key: string;
  faqs: FaqText[];
}

export interface FaqOrder extends Revised {
  faqs: FaqText[];
}

/** A slide of the banner; without `_id` a new one. `picture` names a scene. */
export interface SlideText {
  _id?: string;
  title: string;
  text: string;
  topic: string;
  profession: string;
  picture: string;
}

/** The slides of the banner in their order. */
export interface SlidesSheet extends Revised {
  slides: SlideText[];
}

/** What an installation says of itself; the place by its name. */
export interface SiteText extends Omit<SiteContent, 'place'> {
  place: { name: string; city: string };
}

export interface SiteOrder extends Revised {
  site: SiteText;
}

export interface FooterOrder extends Revised {
  footer: FooterContent;
}

/** Slugs of the states that are shown first, in their order. */
export interface LocationsOrder extends Revised {
  first: string[];
}

export interface SiteSettings {
  site: SiteOrder;
  /** As it was written: `popularCities` is empty while the largest are shown. */
  footer: FooterOrder;
  locations: LocationsOrder & {
    /** Those in which somebody is listed. */
    states: { slug: string; name: string }[];
  };
}

/** A paid place of a listing. `until`: null for no end. */
export interface PaidPlaceText {
  vendorId: string;
  title: string;
  text: string;
  /** What the card's link says. */
  action: string;
  from: string;
  until: string | null;
}

export interface PaidPlace extends Revised, Omit<PaidPlaceText, 'vendorId'> {
  _id: string;
  vendor: Promotion['vendor'];
  /** `hidden`: it would run, but whose it is cannot be found at present. */
  state: 'coming' | 'running' | 'over' | 'hidden';
}

export interface PaidPlaceOrder extends PaidPlaceText, Revised {}
