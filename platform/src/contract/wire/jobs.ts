/** Jobs of one kind that are not done yet. */
export interface JobKindSummary {
  kind: string;
  /** Not under way: those that are due, and those that are due later. */
  waiting: number;
  underWay: number;
  /** Of those that wait: how many have failed and are tried again. */
  failing: number;
  /** Given up: nothing happens until an operator retries them. */
  dead: number;
  /** When the oldest one came that is not dead. */
  oldest: string | null;
}

/** A job that has failed. What it is about is not told: it may name people. */
export interface FailedJob {
  _id: string;
  kind: string;
  state: 'failing' | 'dead';
  attempts: number;
  created: string;
  /** When it is tried again; null for a dead one. */
  nextAttempt: string | null;
  /** The kind of failure and the place in the code. */
  failure: string;
}

/** What one of all processes does again and again. */
export interface PeriodicTaskState {
  name: string;
  /** Seconds from one run to the next. */
  interval: number;
  lastRun: string | null;
  nextRun: string;
  /** How many runs have failed since the last one that went well. */
  failures: number;
  failure: string | null;
}

/** The work of the API that nobody waits for; the oldest failed jobs first. */
export interface JobsAnswer {
  kinds: JobKindSummary[];
  failed: FailedJob[];
  tasks: PeriodicTaskState[];
}
