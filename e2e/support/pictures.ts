import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository';

/** Fingerprint of the sources of the stored pictures, kept beside them. */
const STORED = path.join(ROOT, 'e2e/baseline/sources.sha256');

/** Inputs of a workshop picture, with the packages in the lockfile; of the builds what makes styles. */
const SOURCES = [
  ...['shared-ui', 'pictures', 'package-lock.json'],
  ...['class-name.js', 'css-names.js', 'layer-loader.js', 'plain-icon.mjs', 'webpack-rules.js'].map(
    (file) => `platform/build/${file}`,
  ),
];

const NOT_DRAWN =
  /(^|\/)(node_modules|dist|coverage)\/|\.test\.tsx?$|\.md$|\/jest[\w.-]*$|\.(hi|kn)\.ts$/;

/** Whether all inputs of the stored pictures, and of their comparison rules, are unchanged. */
export function arePicturesCurrent(): boolean {
  return existsSync(STORED) && readFileSync(STORED, 'utf8').trim() === sources();
}

/** Records the current sources as those of the stored pictures. */
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
