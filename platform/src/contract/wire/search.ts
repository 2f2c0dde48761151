import type { VendorsAnswer } from './directory';
import type { GeoPlace } from './places';

/** A profession, or a speciality of it, that a term names. */
export interface SearchTopic {
  profession: string;
  spec: string | null;
  label: string;
}

/** A filter that stood in a term: `lady`, `under 500`, `kannada speaking`. */
export interface UnderstoodFilter {
  field: 'gender' | 'lang' | 'fee' | 'exp' | 'rating' | 'avail';
  /** Its values, joined by commas as in an address. */
  value: string;
  /** As people read it: `Female`. */
  label: string;
  /** The term without it. */
  without: string;
}

/** What a search across all professions found. */
export interface SearchAnswer extends VendorsAnswer {
  /** What was looked for instead of a misspelt term; null where the term was understood. */
  corrected: string | null;
  /** What the term was understood as; null where it names nothing the directory divides into. */
  meant: SearchTopic | null;
  /** Filters that stood in the term and hold here, unless one was chosen for the same. */
  understood: UnderstoodFilter[];
  /** What may be meant instead, the likeliest first. */
  others: SearchTopic[];
  /** How many are found in each profession, most first, whichever `type` narrows the list. */
  professions: { profession: string; label: string; count: number }[];
}

/** Something a half-typed word can mean. `term` is what the search field would then hold. */
export type Suggestion =
  | {
      kind: 'speciality';
      term: string;
      label: string;
      profession: string;
      spec: string;
      count: number;
    }
  | { kind: 'profession'; term: string; label: string; profession: string; count: number }
  | {
      kind: 'person';
      term: string;
      label: string;
      profession: string;
      vendorId: string;
      title: string;
      locality: string;
    }
  | { kind: 'place'; term: string; label: string; place: GeoPlace };

/** Suggestions grouped by kind, the likeliest kind first. */
export interface SuggestAnswer {
  /** The word they are for, where the typed one is taken for misspelt. */
  corrected: string | null;
  suggestions: Suggestion[];
}

/** Words that found nobody, as operators see them: how often, and nothing of who typed them. */
export interface MissedSearch {
  words: string;
  /** The longer ago, the less a search counts. */
  weight: number;
  /** `yyyy-MM-dd` in India. */
  lastDay: string;
}

/** A word that an operator has given a topic. */
export interface SearchWord {
  topicId: string;
  topic: SearchTopic;
  words: string;
}

export interface SearchWordOrder {
  topicId: string;
  words: string;
}

/** What operators see of searches: what found nobody, the most first, and words they have added. */
export interface SearchWordsAnswer {
  missed: MissedSearch[];
  added: SearchWord[];
}
