import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package; the same from `src/` and from the bundle in `dist/`. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));

export const repositoryRoot = resolve(packageRoot, '..');
