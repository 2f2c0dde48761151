import { DELTAS } from '../core/places';
import type { Listed } from '../core/store';
import { contentTypeOf } from './content-types';
import { fileClass } from './file-class';
import { headersFor } from './headers';

/** Copied last, because it refers to everything else. */
export const REGISTRY = 'registry.json';

const PAGE = /\.html(\.br|\.gz)?$/;

/** Files copied together. */
export interface Stage {
  name: string;
  keys: string[];
}

/**
 * The files that the target lacks, in dependency order: releases, files beside pages, pages.
 * `registry.json` itself is left to the caller.
 */
export function stagesOf(
  here: ReadonlyMap<string, Listed>,
  there: ReadonlyMap<string, Listed>,
): Stage[] {
  const late = [...here]
    .filter(([key, file]) => key !== REGISTRY && !isThere(key, file, there))
    .map(([key]) => key)
    .sort();
  const isReleased = (key: string) => !isChanging(key);
  const isPage = (key: string) => !isReleased(key) && PAGE.test(key);
  return [
    { name: 'releases', keys: late.filter(isReleased) },
    { name: 'what stands beside pages', keys: late.filter((k) => !isReleased(k) && !isPage(k)) },
    { name: 'pages', keys: late.filter(isPage) },
  ];
}

/** True for files that are replaced under the same name. */
export function isChanging(key: string): boolean {
  return fileClass(key) !== 'released';
}

/** True for what a server that compresses by itself has no use for: packed forms and deltas. */
export function isPackedForm(key: string): boolean {
  return /\.(br|gz)$/.test(key) || key.includes(`/${DELTAS}/`);
}

/**
 * Files whose content in the target is not, or no longer, that under the same name here: what caches
 * in front may have to forget. Without packed forms; sorted.
 */
export function changedFiles(
  here: ReadonlyMap<string, Listed>,
  there: ReadonlyMap<string, Listed>,
): string[] {
  return [...there]
    .filter(([key]) => isChanging(key) && !isPackedForm(key))
    .filter(([key, { tag }]) => here.get(key)?.tag !== tag)
    .map(([key]) => key)
    .sort();
}

/** Headers for a server that sends a file exactly as stored. */
export function servedWith(key: string): Record<string, string> {
  const file = key.replace(/\.(br|gz)$/, '');
  const isDelta = key.includes(`/${DELTAS}/`);
  const encoding = isDelta ? 'dcz' : { [`${file}.br`]: 'br', [`${file}.gz`]: 'gzip' }[key];
  return {
    'cache-control': headersFor(file)['cache-control']!,
    'content-type': contentTypeOf(file),
    ...(encoding && { 'content-encoding': encoding }),
  };
}

// A released file never changes, and an encrypting store has tags of its own: compare sizes.
function isThere(key: string, file: Listed, there: ReadonlyMap<string, Listed>): boolean {
  const other = there.get(key);
  if (other === undefined || other.size !== file.size) return false;
  return !isChanging(key) || other.tag === file.tag;
}
