/** What the page and its worker tell each other, and where both find what is kept. */

/** The document that starts any path without a connection, kept last: a lock with it is whole. */
export const OFFLINE_PAGE = '/offline.html';
/** Prefix of the caches with files, before the lock. */
export const lockPrefix = 'nukkad-lock-';
/** The cache with answers that everybody gets. */
export const PUBLIC_ANSWERS = 'nukkad-answers';
/** The cache in which the worker notes the lock in use, and the lock of each open page. */
export const NOTES = 'nukkad-notes';
/** Header of a kept answer: when it came, ISO time. */
export const keptAtHeader = 'nukkad-kept-at';

/** Name of the page's `meta` element with the worker's address; absent where it is switched off. */
export const WORKER = 'nukkad-worker';

/** Files to be kept, absolute path → integrity. */
export type Files = Readonly<Record<string, string>>;

/** Asks the worker to keep a composition. It answers with `Kept` by the port that comes along. */
export interface KeepOrder {
  kind: 'keep';
  /** Lock of what the page runs: its canary's, where it runs one. */
  lock: string;
  /** Lock of the composition that the page was served with, and `OFFLINE_PAGE` with it. */
  live: string;
  /** Origin that files are asked of first; empty: the page's own. */
  assets: string;
  files: Files;
  /** Remotes among them, whose `release.json` is kept too where `OFFLINE_PAGE` refers to it. */
  parts: string[];
}

/** Answers that the page came with; nothing else asks the API for them. */
export interface CarriedAnswers {
  kind: 'answers';
  /** By their path and query. */
  answers: [address: string, answer: unknown][];
}

/** How keeping ended. `passed`: meanwhile another composition is live, which its own pages keep. */
export type Kept = { state: 'kept' | 'passed' } | { state: 'failed'; why: string };

/** A page asks whether it was answered with what was kept before it could listen. */
export interface AskedAnew {
  kind: 'was-kept';
}

/** Told to a page that was answered with what was kept. */
export interface ShownAsKept {
  kind: 'kept-answer';
  /** ISO time at which the answer came. */
  at: string;
}
