import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of a release; `path` is relative, with forward slashes. */
export interface ReleaseFile {
  path: string;
  content: Buffer;
}

// Source maps stay private; the registry generates the others from the files.
const NOT_RELEASED = /(\.map|\.br|\.gz|^integrity\.json|^release\.json)$/;

/**
 * Every file of a build or released version that belongs to the release, sorted by path. Leaves out
 * source maps, dot files and files that the registry adds.
 */
export async function releaseFiles(folder: string): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !NOT_RELEASED.test(file) && !/(^|\/)\./.test(file))
    .sort(byCodePoint);
  return Promise.all(
    paths.map(async (file) => ({ path: file, content: await readFile(path.join(folder, file)) })),
  );
}

/** The version of these files: 16 hex characters of a hash over their sorted paths and contents. */
export function contentVersion(files: ReleaseFile[]): string {
  const total = createHash('sha256');
  for (const file of [...files].sort((a, b) => byCodePoint(a.path, b.path))) {
    total.update(`${file.path}\0${createHash('sha384').update(file.content).digest('hex')}\n`);
  }
  return total.digest('hex').slice(0, 16);
}

/** Digest algorithms of releases: older ones have `sha384`, a third longer in every page. */
export type Algorithm = 'sha256' | 'sha384';

/**
 * Subresource integrity of every script and style, the server bundle included: relative path →
 * `sha256-…`.
 */
export function integrityOf(
  files: ReleaseFile[],
  algorithm: Algorithm = 'sha256',
): Record<string, string> {
  const hashed = files.filter((file) => /\.(js|css)$/.test(file.path));
  return Object.fromEntries(
    hashed.map((file) => [
      file.path,
      `${algorithm}-${createHash(algorithm).update(file.content).digest('base64')}`,
    ]),
  );
}

// Not by locale: the version must not depend on the machine.
function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
