import type { ErrorFact, FailureFact, HealthFact, HealthReport } from '@nukkad/platform/contract';
import type { Tables } from '../../core/db/tables.generated';
import { countsOf } from './measures.model';

/** The version a visit ran: the canary's, or the live one. */
export type Arm = Tables['canary_visit']['arm'];

/** Versions of every part in the registry; reports about others are not counted. */
export type Released = ReadonlyMap<string, ReadonlySet<string>>;

/** A running canary, and the live versions of its parts. */
export interface Watched {
  id: string;
  /** Hundredths of a percent. */
  share: number;
  parts: readonly WatchedPart[];
  /** Composition that a page of each arm runs. */
  locks: Readonly<Record<Arm, string>>;
}

/** One part with both versions; `owner` is the team responsible for it. */
export interface WatchedPart {
  part: string;
  canary: string;
  live: string;
  owner?: string;
}

/** One row of a part's counters. */
export interface CountRow {
  part: string;
  version: string;
  kind: string;
  bucket: number;
  n: number;
}

/** The trouble a visit had with a part while a canary runs. */
export interface Met {
  part: string;
  arm: Arm;
  isTroubled: boolean;
}

/** Counted under a canary's id, or under the time before the next one. */
export interface Seen extends Met {
  canary: string;
}

const messageLength = 300;
const messagesPerReport = 5;

/** Only facts about released versions, so that reports cannot invent parts and versions. */
export const knownFacts = ({ facts }: HealthReport, released: Released): HealthFact[] =>
  facts.filter(({ part, version }) => released.get(part)?.has(version));

/** Summed, in the order of the table's key, so that concurrent writers cannot deadlock. */
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

/** Facts with a cause; a page that fails repeatedly reports a limited number. */
export const messagesOf = (facts: readonly HealthFact[]): (FailureFact | ErrorFact)[] =>
  facts
    .filter((fact) => fact.kind === 'failure' || fact.kind === 'error')
    .slice(0, messagesPerReport);

/** One line without invisible characters, and without queries and fragments of URLs. */
export function plain(message: string): string {
  const seen = message.replace(/\p{C}+/gu, ' ');
  return [...withoutQueries(seen).trim()].slice(0, messageLength).join('');
}

/**
 * Removes what follows `?` or `#` in a path, up to a blank, a quote or a bracket. Done piecewise:
 * one pattern for the whole text would take quadratic time.
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

/** The path of a URL. */
export const pathOf = (path: string): string => plain(path.split(/[?#]/, 1)[0] ?? '');

/** Key under which visits of a live version are counted while no canary runs. */
export const timeBefore = (version: string): string => `before ${version}`;

/** The visit's trouble with live versions, as the baseline of a later canary. */
export const metBefore = (
  facts: readonly HealthFact[],
  live: readonly { part: string; version: string }[],
): Seen[] =>
  live.flatMap(({ part, version }) => {
    const parts = [{ part, live: version, canary: '' }];
    const canary = timeBefore(version);
    return metOf(facts, { parts }).map((met) => ({ ...met, canary }));
  });

/** The visit's trouble with the watched parts. */
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
