import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseFile } from '../../files/release-files';
import { budgets } from '../subject/budgets';
import { type Objection, outcomeOf } from '../subject/outcome';
import type { Candidate } from '../subject/subject';
import type { Rule } from './rule';

/** Sizes of files that visitors wait for stay within the budgets. */
export const budgetsRule: Rule = {
  name: 'budgets',
  about: 'entry, screens and the whole stay within their size budgets',
  judge: ({ candidate }) => {
    const size = sizeIn(candidate.files);
    return outcomeOf(measuresOf(candidate).flatMap((measure) => tooLarge(measure, size)));
  },
};

interface Measure {
  what: string;
  /** Paths of the files that count. */
  files: string[];
  budget: number;
  fix: string;
}

const LATER = 'Load what is not needed at once with import(), or use something smaller';

function measuresOf({ files, manifest }: Candidate): Measure[] {
  // The server bundle is no file that a visitor waits for.
  const all = files
    .map(({ path }) => path)
    .filter((path) => /\.(js|css)$/.test(path) && path !== manifest.server);
  const host = [manifest.entry, ...manifest.styles];
  const part = {
    what: 'all scripts and styles',
    files: all,
    budget: budgets.part,
    fix: LATER,
  };
  if (manifest.part === 'shell') {
    return [{ what: 'script and style', files: host, budget: budgets.shell, fix: LATER }, part];
  }
  if (manifest.federation === undefined) return [part];
  return [
    {
      what: `the entry ${manifest.entry}`,
      files: [manifest.entry],
      budget: budgets.entry,
      fix: 'Let remote.tsx import nothing but screens, each with import()',
    },
    ...Object.entries(manifest.screens).flatMap(([screen, { scripts, styles }]) => [
      {
        what: `the scripts of the screen "${screen}"`,
        files: scripts.filter((file) => file !== manifest.entry),
        budget: budgets.screenScripts,
        fix: LATER,
      },
      {
        what: `the styles of the screen "${screen}"`,
        files: styles,
        budget: budgets.screenStyles,
        fix: 'Import only what the screen shows; put the rest into parts that come later',
      },
    ]),
    part,
  ];
}

// The best compression takes ten times as long. What fits without it fits with it, so the largest
// files are compressed so one after the other, and only until the sum fits.
function tooLarge({ what, files, budget, fix }: Measure, size: Sizes): Objection[] {
  const quick = new Map([...new Set(files)].map((file) => [file, size(file, QUICK)]));
  const largestFirst = [...quick].sort(([, a], [, b]) => b - a);
  let bytes = [...quick.values()].reduce((sum, one) => sum + one, 0);
  for (const [file, before] of largestFirst) {
    if (bytes <= budget) return [];
    bytes += size(file, constants.BROTLI_MAX_QUALITY) - before;
  }
  if (bytes <= budget) return [];
  return [{ cause: `${kilobytes(bytes)} for ${what}, the budget is ${kilobytes(budget)}`, fix }];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

const QUICK = 5;

/** Bytes of a file, compressed with this quality of brotli. */
type Sizes = (path: string, quality: number) => number;

// Compresses each file once, however many screens need it: compression takes most of the time.
function sizeIn(files: ReleaseFile[]): Sizes {
  const content = new Map(files.map((file) => [file.path, file.content]));
  const known = new Map<string, number>();
  return (path, quality) => {
    const key = `${quality} ${path}`;
    const size = known.get(key) ?? compressedSize(content.get(path) ?? Buffer.alloc(0), quality);
    known.set(key, size);
    return size;
  };
}

function compressedSize(content: Buffer, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(content, { params }).length;
}
