/**
 * Other words for a profession (under `''`) and for its sub-categories: synonyms, problems people
 * have, and both in Kannada and Hindi, in Latin and in their own script. Chosen by hand: symptoms,
 * treatments, names of forms and examinations, brand words, spellings people use. No term stands
 * under two topics unless `ambiguousTerms` has it.
 */
export type Vocabulary = Record<string, string[]>;
