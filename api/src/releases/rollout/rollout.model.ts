import type { Settings } from '../../core/config/settings';
import { text } from './rollout.text';

/** Why an API does not serve pages, and what to do about it; sentences without full stops. */
export interface Objection {
  cause: string;
  fix: string;
}

/** What the gate says of an API's contract. */
export type Verdict =
  | { state: 'passed' }
  | { state: 'refused'; objections: Objection[] }
  | { state: 'unjudged'; why: string };

/** Whether this API may take traffic from the pages that are live or open. */
export type Rollout =
  | { state: 'asking' }
  | { state: 'serves'; note?: string }
  | { state: 'held-back'; digest: string; objections: Objection[] };

/**
 * What follows from a verdict. Only a refusal holds an API back: one that nobody could judge
 * serves, because a registry that is away must not stop a restart.
 *
 * @param digest of this API's contract
 */
export function rolloutAfter(
  verdict: Verdict,
  digest: string,
  unchecked: Settings['uncheckedApi'],
): Rollout {
  if (verdict.state === 'passed') return { state: 'serves' };
  if (verdict.state === 'unjudged') return { state: 'serves', note: text.unjudged(verdict.why) };
  const { objections } = verdict;
  if (unchecked?.digest === digest) {
    return { state: 'serves', note: text.unchecked(unchecked.why, objections) };
  }
  return { state: 'held-back', digest, objections };
}

/** Why it is not ready; undefined when it is. */
export function unreadyFor(rollout: Rollout): string | undefined {
  if (rollout.state === 'asking') return text.asking;
  if (rollout.state === 'serves') return undefined;
  return text.heldBack(rollout.digest, rollout.objections);
}
