import type { Outcome } from '../outcome';
import type { Subject } from '../subject';

/** One thing that is judged of a build. */
export interface Rule {
  /** Short name, for programs: `sdk-exports`. */
  name: string;
  /** What holds when it passes, for people. */
  about: string;
  judge(subject: Subject): Outcome;
}
