import type { Places } from '../core/places';

/** Something that is not as it should be. Each sentence stands by itself. */
export interface Finding {
  what: string;
  soWhat: string;
  /** What to do, when `fix` cannot do it. */
  next: string;
  /** Puts it right without losing anything. */
  fix?: () => Promise<unknown>;
}

/** What the checks look at besides files. */
export interface Surroundings {
  nodeVersion: string;
  /** Milliseconds. */
  now: number;
  mirrors: string[];
  /** `undefined` for an origin that does not answer. */
  ask(address: string): Promise<{ status: number; date: string | null } | undefined>;
}

/** Looks at one thing; an empty list when it is in order. */
export type Check = (places: Places, around: Surroundings) => Promise<Finding[]>;
