/** A question and its answer, a paragraph each. */
export type Pair = [question: string, answer: string];
