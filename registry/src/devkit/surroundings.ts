import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RegistryError } from '../core/failure';

/** Where a remote is created: in this repository, or in a folder outside. */
export type Surroundings =
  | { state: 'repository'; root: string; workspaces: string[] }
  | { state: 'outside'; packages: Packages };

/** Sources of the product's packages for a remote outside: package name → npm specifier. */
export type Packages = Record<string, string>;

/** The packages a vendor team builds on, in dependency order. */
export const ownPackages = [
  '@nukkad/platform',
  '@nukkad/shared-ui',
  '@nukkad/vendor-kit',
  '@nukkad/registry',
] as const;

/**
 * @param root as found by `rootFrom`
 */
export async function surroundingsOf(
  root: string,
  packagesFolder: string | undefined,
): Promise<Surroundings> {
  const about = await packageIn(root);
  const platform = await packageIn(path.join(root, 'platform'));
  if (about.workspaces && platform.name === '@nukkad/platform') {
    return { state: 'repository', root, workspaces: about.workspaces };
  }
  const version = ownVersion();
  const packages = packagesFolder
    ? await packedIn(path.resolve(packagesFolder), version)
    : Object.fromEntries(ownPackages.map((name) => [name, version]));
  return { state: 'outside', packages };
}

/** Exact versions of the dependencies of the webpack and jest presets, from the platform. */
export function toolVersions(): Record<string, string> {
  return ownRequire('@nukkad/platform/package.json').devDependencies;
}

/** The version of React that the product runs. */
export function reactVersion(): string {
  return ownRequire('@nukkad/platform/package.json').dependencies.react;
}

const ownRequire = createRequire(__filename);

// The product's packages are released together, under one version.
function ownVersion(): string {
  return ownRequire('@nukkad/platform/package.json').version;
}

async function packedIn(folder: string, version: string): Promise<Packages> {
  const files = ownPackages.map((name) => [
    name,
    path.join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`),
  ]);
  for (const [name, file] of files) {
    await readFile(file!).catch(() => {
      throw new RegistryError('missing', `${name} is not packed: there is no ${file}.`);
    });
  }
  return Object.fromEntries(files.map(([name, file]) => [name, `file:${file}`]));
}

async function packageIn(folder: string): Promise<{ name?: string; workspaces?: string[] }> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}'));
}
