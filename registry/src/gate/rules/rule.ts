import type { Outcome } from '../subject/outcome';
import type { Subject } from '../subject/subject';

/** One rule about a build. */
export interface Rule {
  /** Short name, for programs: `sdk-exports`. */
  name: string;
  /** What holds when it passes, for people. */
  about: string;
  judge(subject: Subject): Outcome;
}
