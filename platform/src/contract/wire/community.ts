import type { Paging } from './directory';

/** A published question, as a professional of its profession sees it. */
export interface OpenQuestion {
  _id: string;
  question: string;
  /** Slug of the speciality it was asked beside. */
  spec: string | null;
  time: string;
  /** How many have answered. */
  answers: number;
  /** What this professional has answered; it can be changed until `editableUntil`. */
  mine: { text: string; time: string; editableUntil: string } | null;
}

/** Those they have not answered come first. `canAnswer`: only who is verified and listed can. */
export interface OpenQuestionsAnswer extends Paging {
  questions: OpenQuestion[];
  canAnswer: boolean;
}

/** How letters on a topic stand, told to whoever has the key of one of them. */
export interface SubscriptionStanding {
  state: 'confirmed' | 'ended';
  email: string;
  /** As the slide has it. */
  title: string;
}

/** The key of a letter; it stands behind the `#` of the letter's link. */
export interface LetterKey {
  key: string;
}
