import { rules } from './rules';
import type { Outcome } from './subject/outcome';
import type { Subject } from './subject/subject';

/** One rule and its outcome. */
export interface Judgement {
  rule: string;
  about: string;
  outcome: Outcome;
}

/**
 * Asks every rule that needs no browser. `check`, `release`, `canary`, `promote` and `preview` all
 * ask here, so that no way of releasing knows fewer rules than another.
 */
export function judgeFiles(subject: Subject): Judgement[] {
  return rules.map(({ name, about, judge }) => ({ rule: name, about, outcome: judge(subject) }));
}
