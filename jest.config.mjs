import { existsSync } from 'node:fs';
import path from 'node:path';
import preset from './platform/build/jest.js';
import { ROOT, workspaces } from './scripts/support/repository.mjs';

/**
 * Every package that has Jest tests, as one project: a project has a cache of transformed files, a module
 * cache and a resolver of its own, and most of what a suite loads belongs to packages that all share.
 */
const folders = [...workspaces().values()]
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(path.join(folder, 'jest.config.js')));

const isWithin = (folder, other) => folder.startsWith(`${other}${path.sep}`);

export default {
  ...preset,
  rootDir: ROOT,
  roots: folders.filter((folder) => !folders.some((other) => isWithin(folder, other))),
};
