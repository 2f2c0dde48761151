/** Why a build may not go live, and what to do about it; each a sentence without its full stop. */
export interface Objection {
  cause: string;
  fix: string;
}

/** Outcome of one rule. `not-run` never counts as passed. */
export type Outcome =
  | { state: 'passed' }
  | { state: 'refused'; objections: Objection[] }
  | { state: 'not-run'; why: string };

/** Passed without objections, else refused. */
export function outcomeOf(objections: Objection[]): Outcome {
  return objections.length === 0 ? { state: 'passed' } : { state: 'refused', objections };
}

/** A rule that could not be checked. */
export function notRun(why: string): Outcome {
  return { state: 'not-run', why };
}
