import type { ReleaseHealth } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';

const SECOND = 1_000;
/** Non-breaking, so that a number stays with its unit. */
const SPACE = '\u00a0';

/** `240 ms`, `1.2 s`. */
export const msWords = (ms: number): string =>
  ms < SECOND ? `${Math.round(ms)}${SPACE}ms` : `${(ms / SECOND).toFixed(1)}${SPACE}s`;

/** `870 B`, `21 KB`, `1.3 MB`. */
export function bytesWords(bytes: number): string {
  if (bytes < 1_000) return `${Math.round(bytes)}${SPACE}B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)}${SPACE}KB`
    : `${(bytes / 1_000_000).toFixed(1)}${SPACE}MB`;
}

/** A share in hundredths of a percent: `5 %`, `0.25 %`. */
export const percentWords = (share: number): string => `${share / 100}${SPACE}%`;

/** Failures, with their percentage of all mounts. */
export function failedWords({ mounts, failures }: ReleaseHealth): string {
  if (failures === 0) return '0';
  const rate = (failures / (mounts + failures)) * 100;
  return `${formatCount(failures)}${SPACE}(${rate.toFixed(1)}${SPACE}%)`;
}

export const countWords = (count: number): string => formatCount(count);

const said = (value: number | null, words: (value: number) => string): string =>
  value === null ? '–' : words(value);

const joined = (figures: readonly string[]): string =>
  figures.every((figure) => figure === '–') ? '–' : figures.join(`${SPACE}· `);

export const loadingWords = ({ p75 }: ReleaseHealth): string =>
  joined(
    [p75['load-entry'], p75['load-screen'], p75['load-render']].map((ms) => said(ms, msWords)),
  );

export const vitalsWords = ({ p75 }: ReleaseHealth): string =>
  joined([
    said(p75.LCP, msWords),
    said(p75.INP, msWords),
    said(p75.CLS, (shift) => shift.toFixed(3)),
  ]);

/** Transfer size of the entry and a screen. */
export const bytesOf = ({ p75 }: ReleaseHealth): string =>
  joined([p75['bytes-entry'], p75['bytes-screen']].map((bytes) => said(bytes, bytesWords)));

/** Versions that can be rolled back to. */
export const earlierOf = (releases: readonly ReleaseHealth[]): ReleaseHealth[] =>
  releases.filter(({ standing }) => standing !== 'live' && standing !== 'withdrawn');
