import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Relative to the source, or to the bundle in `dist/`. */
const above = import.meta.url.endsWith('.ts') ? '../../..' : '..';

/** Folder of this package. */
export const packageRoot = fileURLToPath(new URL(above, import.meta.url));

export const repositoryRoot = resolve(packageRoot, '..');
