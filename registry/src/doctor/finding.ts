import type { Places } from '../core/places';

/** A problem found. Each sentence is self-contained. */
export interface Finding {
  what: string;
  soWhat: string;
  /** What to do, when `fix` cannot do it. */
  next: string;
  /** Repairs it without losing data. */
  fix?: () => Promise<unknown>;
}

/** What an origin answers, in so far as pages depend on it. */
export interface Answered {
  status: number;
  date: string | null;
  /** Value of `access-control-allow-origin`. */
  allowed: string | null;
}

/** Inputs of the checks besides files. */
export interface Surroundings {
  nodeVersion: string;
  /** Milliseconds. */
  now: number;
  settings: Readonly<Partial<Record<string, string>>>;
  mirrors: string[];
  /** Origin that pages ask first. */
  assets?: string;
  /** `undefined` for an origin that does not answer. */
  ask(address: string): Promise<Answered | undefined>;
}

/** Checks one thing; an empty list when it is in order. */
export type Check = (places: Places, around: Surroundings) => Promise<Finding[]>;
