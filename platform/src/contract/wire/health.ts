/** What pages tell of the parts they run, so that a bad release is seen without anybody calling. */

/** Where loading a remote stands: its container, the files of its screen, its first drawing. */
export type LoadPhase = 'entry' | 'screen' | 'render';

/** Which release a fact is about. */
export interface OfRelease {
  part: string;
  version: string;
}

/** A screen was drawn. */
export interface MountFact extends OfRelease {
  kind: 'mount';
  screen: string;
}

/** A screen could not be shown; `phase` says how far it came. */
export interface FailureFact extends OfRelease {
  kind: 'failure';
  screen: string;
  phase: LoadPhase;
  /** `MF-LOAD`, `MF-CHUNK`, … as the person saw it. */
  code: string;
  message: string;
  /** What the page did about it by itself; `none` where the person saw the card. */
  recovered: 'retry' | 'origin' | 'previous' | 'none';
}

/** A part threw after it had been drawn. */
export interface ErrorFact extends OfRelease {
  kind: 'error';
  message: string;
}

/** How long a phase took, in milliseconds, and what came over the wire, in bytes. */
export interface LoadFact extends OfRelease {
  kind: 'load';
  phase: LoadPhase;
  ms: number;
  bytes: number;
}

/** A web vital while this part held the page: LCP and INP in milliseconds, CLS without unit. */
export interface VitalFact extends OfRelease {
  kind: 'vital';
  name: 'LCP' | 'INP' | 'CLS';
  value: number;
}

/** Which copy of a shared package a part was given. */
export interface ShareFact extends OfRelease {
  kind: 'share';
  name: string;
  wanted: string;
  given: string;
  /** Part that brought the copy. */
  from: string;
}

export type HealthFact = MountFact | FailureFact | ErrorFact | LoadFact | VitalFact | ShareFact;

/** What one page saw since its last report. */
export interface HealthReport {
  /** Random, of this view of a page; it names nobody. */
  visit: string;
  /** Composition of the page, canary included. */
  lock: string;
  /** Id of the canary the visitor belongs to. */
  canary?: string;
  path: string;
  facts: HealthFact[];
}
