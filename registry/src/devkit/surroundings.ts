import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where a remote is created: in this repository, or in a folder outside. */
export type Surroundings =
  | { state: 'repository'; root: string; workspaces: string[] }
  | { state: 'outside' };

/**
 * @param root as found by `rootFrom`
 */
export async function surroundingsOf(root: string): Promise<Surroundings> {
  const about = await packageIn(root);
  const platform = await packageIn(path.join(root, 'platform'));
  if (about.workspaces && platform.name === '@nukkad/platform') {
    return { state: 'repository', root, workspaces: about.workspaces };
  }
  return { state: 'outside' };
}

/** The version of React that the product runs. */
export function reactVersion(): string {
  return ownRequire('@nukkad/platform/package.json').peerDependencies.react;
}

const ownRequire = createRequire(__filename);

/** The version of the SDK's packages, which are released together. */
export function ownVersion(): string {
  return ownRequire('@nukkad/platform/package.json').version;
}

async function packageIn(folder: string): Promise<{ name?: string; workspaces?: string[] }> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}'));
}
