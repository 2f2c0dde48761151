/** Why a build may not go live, and what to do about it; each a sentence without its full stop. */
export interface Objection {
  cause: string;
  fix: string;
}

/** Outcome of one rule. `not-run` never counts as passed. */
export type Outcome =
  | { state: 'passed'; note?: string }
  | { state: 'refused'; objections: Objection[] }
  | { state: 'not-run'; why: string };

/**
 * Passed without objections, else refused.
 *
 * @param note what people should know of a pass
 */
export function outcomeOf(objections: Objection[], note?: string): Outcome {
  if (objections.length > 0) return { state: 'refused', objections };
  return { state: 'passed', ...(note && { note }) };
}

/** A rule that could not be checked. */
export function notRun(why: string): Outcome {
  return { state: 'not-run', why };
}
