/**
 * Other words for a profession (under `''`) and for its sub-categories: synonyms, problems people
 * have, and both in Kannada and Hindi, in Latin and in their own script.
 */
export type Vocabulary = Record<string, string[]>;
