import type { ErrorFact, FailureFact, HealthFact, HealthReport } from '@nukkad/platform/contract';
import type { Tables } from '../../core/db/tables.generated';
import { countsOf } from './measures.model';

/** Which version a visit met: that of the canary, or the one everybody else runs. */
export type Arm = Tables['canary_visit']['arm'];

/** Versions of every part that the registry has; nothing else is counted. */
export type Released = ReadonlyMap<string, ReadonlySet<string>>;

/** A canary that runs, and what everybody else runs of its parts. */
export interface Watched {
  id: string;
  /** Hundredths of a percent. */
  share: number;
  parts: readonly WatchedPart[];
  /** The composition that a page of each arm runs. */
  locks: Readonly<Record<Arm, string>>;
}

/** One part of it, by its versions; `owner` is the team that answers for it. */
export interface WatchedPart {
  part: string;
  canary: string;
  live: string;
  owner?: string;
}

/** So much of a part's counters is one row. */
export interface CountRow {
  part: string;
  version: string;
  kind: string;
  bucket: number;
  n: number;
}

/** What a visit met of a part while a canary runs. */
export interface Met {
  part: string;
  arm: Arm;
  isTroubled: boolean;
}

/** Counted under a canary's id, or as the time before the next one. */
export interface Seen extends Met {
  canary: string;
}

const messageLength = 300;
const messagesPerReport = 5;

/** Only facts about what was released: nobody makes up parts and versions. */
export const knownFacts = ({ facts }: HealthReport, released: Released): HealthFact[] =>
  facts.filter(({ part, version }) => released.get(part)?.has(version));

/** Added up, in the order of the table's key, so that two writers never wait for each other. */
export function countRows(facts: readonly HealthFact[]): CountRow[] {
  const rows = new Map<string, CountRow>();
  for (const fact of facts) {
    const { part, version } = fact;
    for (const { kind, bucket } of countsOf(fact)) {
      const key = `${part} ${version} ${kind} ${String(bucket).padStart(3, '0')}`;
      const row = rows.get(key) ?? { part, version, kind, bucket, n: 0 };
      rows.set(key, { ...row, n: row.n + 1 });
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Those that say why; a page that fails over and over says it a few times. */
export const messagesOf = (facts: readonly HealthFact[]): (FailureFact | ErrorFact)[] =>
  facts
    .filter((fact) => fact.kind === 'failure' || fact.kind === 'error')
    .slice(0, messagesPerReport);

/** One line without what cannot be seen, and without what addresses carry behind their path. */
export function plain(message: string): string {
  const seen = message.replace(/\p{C}+/gu, ' ');
  return [...withoutQueries(seen).trim()].slice(0, messageLength).join('');
}

/**
 * Leaves out what follows `?` or `#` behind a path, up to a blank, a quote or a bracket. Piece by
 * piece: one pattern for all of it would take time that grows with the square of the length.
 */
function withoutQueries(text: string): string {
  let kept = '';
  let hasPath = false;
  let isInQuery = false;
  for (const [piece] of text.matchAll(/[?#\s'")]|[^?#\s'")]+/g)) {
    const isMark = piece === '?' || piece === '#';
    const isEnd = /[\s'")]/.test(piece);
    if (isInQuery && !isEnd) continue;
    if (isMark && hasPath) {
      isInQuery = true;
      continue;
    }
    if (isInQuery || isMark || (isEnd && piece !== ')')) hasPath = false;
    isInQuery = false;
    hasPath ||= piece.includes('/');
    kept += piece;
  }
  return kept;
}

/** The path of an address alone. */
export const pathOf = (path: string): string => plain(path.split(/[?#]/, 1)[0] ?? '');

/** Under this, visits of a live version are counted while no canary runs. */
export const timeBefore = (version: string): string => `before ${version}`;

/** What the visit met of what everybody runs, for the canary that may come. */
export const metBefore = (
  facts: readonly HealthFact[],
  live: readonly { part: string; version: string }[],
): Seen[] =>
  live.flatMap(({ part, version }) => {
    const parts = [{ part, live: version, canary: '' }];
    const canary = timeBefore(version);
    return metOf(facts, { parts }).map((met) => ({ ...met, canary }));
  });

/** What the visit met of the parts that are watched: troubled where anything went wrong. */
export function metOf(facts: readonly HealthFact[], watched: Pick<Watched, 'parts'>): Met[] {
  return watched.parts.flatMap(({ part, ...versions }) =>
    (['canary', 'live'] as const).flatMap((arm) => {
      const own = facts.filter((fact) => fact.part === part && fact.version === versions[arm]);
      const tried = own.filter(({ kind }) => ['mount', 'failure', 'error'].includes(kind));
      const isTroubled = tried.some(({ kind }) => kind !== 'mount');
      return tried.length > 0 ? [{ part, arm, isTroubled }] : [];
    }),
  );
}
