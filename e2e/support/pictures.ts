import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository';

/** Beside the stored pictures: what they were taken of. */
const STORED = path.join(ROOT, 'e2e/baseline/sources.sha256');

/** What a picture of the workshop is drawn from, with the packages that the lockfile names. */
const SOURCES = ['shared-ui', 'pictures', 'platform/build', 'package-lock.json'];

const NOT_DRAWN = /(^|\/)(node_modules|dist|coverage)\/|\.test\.tsx?$|\.md$/;

/** Whether nothing has changed that the stored pictures, and the rules they stand by, depend on. */
export function arePicturesCurrent(): boolean {
  return existsSync(STORED) && readFileSync(STORED, 'utf8').trim() === sources();
}

/** Says that the stored pictures are of the sources as they are now. */
export function notePictures(): void {
  writeFileSync(STORED, `${sources()}\n`);
}

function sources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (path.extname(source)) return [source];
  return readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_DRAWN.test(file));
}
