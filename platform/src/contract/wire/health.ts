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
  /** Of this view of a page; without one a report says nothing about a canary. */
  ticket?: string;
  facts: HealthFact[];
}

/** What a page runs while a canary is watched. */
export interface VisitTicketOrder {
  /** Composition of the page, canary included. */
  lock: string;
}

/** Signed by the API, short-lived, and about one view of a page; null where no canary runs. */
export interface VisitTicket {
  ticket: string | null;
}

/** What is measured of a release: milliseconds, bytes, and CLS without unit. */
export type Measure = `load-${LoadPhase}` | `bytes-${LoadPhase}` | VitalFact['name'];

/** How one release did in the last `ReleasesAnswer.hours`. */
export interface ReleaseHealth extends OfRelease {
  /** Whether everybody runs it, a share of the visitors, nobody any more, or nobody may. */
  standing: 'live' | 'canary' | 'stored' | 'withdrawn';
  /** Team that answers for the part as everybody runs it; null where that names none. */
  owner: string | null;
  mounts: number;
  failures: number;
  errors: number;
  /** Three quarters of what was measured are at most this; null where nothing was. */
  p75: Record<Measure, number | null>;
}

/** Visits that tried a version while the canary ran, and of how many something went wrong. */
export interface CanaryArm {
  visits: number;
  troubled: number;
}

/** How one part of the canary that runs compares with what everybody else runs. */
export interface CanaryPart {
  part: string;
  version: string;
  liveVersion: string;
  canary: CanaryArm;
  live: CanaryArm;
  verdict: 'go-on' | 'healthy' | 'take-back';
}

export interface RunningCanary {
  id: string;
  /** Hundredths of a percent of the visitors. */
  share: number;
  parts: CanaryPart[];
}

/** Every part with what is run of it. */
export interface ReleasesAnswer {
  /** How far back it is counted. */
  hours: number;
  canary: RunningCanary | null;
  releases: ReleaseHealth[];
}

/** What a page said of a failure, cleaned of what could tell whose page it was. */
export interface ReleaseMessage extends OfRelease {
  _id: string;
  time: string;
  kind: 'failure' | 'error';
  code: string | null;
  phase: LoadPhase | null;
  path: string;
  message: string;
}

/** Which copy of a package a release was given, and how often. */
export interface ReleaseShare extends Omit<ShareFact, 'kind'> {
  times: number;
}

/** One part: every version that the registry has, the live one first. */
export interface PartReleases {
  part: string;
  hours: number;
  canary: RunningCanary | null;
  releases: ReleaseHealth[];
  /** The newest first. */
  messages: ReleaseMessage[];
  shares: ReleaseShare[];
}

/** A line of the registry's log. */
export interface ReleaseMove extends OfRelease {
  time: string;
  channel: string;
  serial: number;
  previous: string | null;
  /** `release`, `rollback`, `canary`, `promote`, `withdraw`, … */
  action: string;
  by: string | null;
  reason: string | null;
}

/** Why an operator takes something back; it stands in the registry's log. */
export interface TakeBackOrder {
  reason: string;
}

/** The version that everybody shall run again. */
export interface RollBackOrder extends TakeBackOrder {
  version: string;
}
