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
  judge: ({ candidate }) => outcomeOf(measuresOf(candidate).flatMap(tooLarge)),
};

interface Measure {
  what: string;
  bytes: number;
  budget: number;
  fix: string;
}

const LATER = 'Load what is not needed at once with import(), or use something smaller';

function measuresOf({ files, manifest }: Candidate): Measure[] {
  const size = sizeBy(files);
  // The server bundle is no file that a visitor waits for.
  const all = files
    .map(({ path }) => path)
    .filter((path) => /\.(js|css)$/.test(path) && path !== manifest.server);
  const host = size([manifest.entry, ...manifest.styles]);
  const part = {
    what: 'all scripts and styles',
    bytes: size(all),
    budget: budgets.part,
    fix: LATER,
  };
  if (manifest.part === 'shell') {
    return [{ what: 'script and style', bytes: host, budget: budgets.shell, fix: LATER }, part];
  }
  if (manifest.federation === undefined) return [part];
  return [
    {
      what: `the entry ${manifest.entry}`,
      bytes: size([manifest.entry]),
      budget: budgets.entry,
      fix: 'Let remote.tsx import nothing but screens, each with import()',
    },
    ...Object.entries(manifest.screens).flatMap(([screen, { scripts, styles }]) => [
      {
        what: `the scripts of the screen "${screen}"`,
        bytes: size(scripts.filter((file) => file !== manifest.entry)),
        budget: budgets.screenScripts,
        fix: LATER,
      },
      {
        what: `the styles of the screen "${screen}"`,
        bytes: size(styles),
        budget: budgets.screenStyles,
        fix: 'Import only what the screen shows; put the rest into parts that come later',
      },
    ]),
    part,
  ];
}

function tooLarge({ what, bytes, budget, fix }: Measure): Objection[] {
  if (bytes <= budget) return [];
  return [{ cause: `${kilobytes(bytes)} for ${what}, the budget is ${kilobytes(budget)}`, fix }];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

// Compresses each file once, however many screens need it: compression takes most of the time.
function sizeBy(files: ReleaseFile[]): (paths: string[]) => number {
  const content = new Map(files.map((file) => [file.path, file.content]));
  const known = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = known.get(path) ?? compressedSize(content.get(path) ?? Buffer.alloc(0));
    known.set(path, size);
    return size;
  };
  return (paths) => [...new Set(paths)].reduce((sum, path) => sum + sizeOf(path), 0);
}

function compressedSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
