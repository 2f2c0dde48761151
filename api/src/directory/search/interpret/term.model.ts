import { plainWords } from './plain-words.model';

/** A word for a category or sub-category. */
export interface Term {
  text: string;
  node_id: string;
  label: string;
  weight: number;
}

const titles = /^(dr|adv|ca|er|prof|mr|mrs|ms|shri|smt) (?=.)/;

/** A person's name for comparison: plain, without a title. */
export const plainName = (text: string): string => plainWords(text).replace(titles, '');
