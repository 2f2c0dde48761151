import { RegistryError } from '../../core/failure';
import type { BreakingChange } from './breaking-changes';

/** The part of a remote's package.json that an upgrade reads. */
export interface AboutRemote {
  name?: string;
  nukkad?: { contract?: number };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** What a remote is raised to. */
export interface Target {
  /** Version of the SDK's packages. */
  version: string;
  /** Version of React that the product runs. */
  react: string;
}

const SDK = new Set([
  '@nukkad/platform',
  '@nukkad/build',
  '@nukkad/shared-ui',
  '@nukkad/vendor-kit',
  'nukkad',
]);
const REACT = new Set(['react', 'react-dom']);

/**
 * package.json of a remote with every package of the SDK in the target's version, React in the
 * product's, and what breaking changes renamed, added or brought along. What else the remote depends
 * on keeps its version and its place.
 *
 * @throws RegistryError `usage` when it is no remote outside of the product's repository
 */
export function upgradedPackage(
  about: AboutRemote,
  changes: readonly BreakingChange[],
  target: Target,
): AboutRemote {
  if (!about.nukkad) {
    throw new RegistryError('usage', 'package.json has no "nukkad" block: this is no remote.');
  }
  const { dependencies = {}, devDependencies = {} } = changes.reduce(carriedOut, about);
  return {
    ...about,
    dependencies: raised(dependencies, target),
    devDependencies: raised(devDependencies, target),
  };
}

function carriedOut(about: AboutRemote, change: BreakingChange): AboutRemote {
  const { dependencies = {}, devDependencies = {} } = about;
  const isNew = change.added.some((name) => !(name in devDependencies));
  const kept = (name: string) => !isNew || !change.brought.includes(name);
  const renamed = (all: Record<string, string>) =>
    Object.entries(all).map(([name, wanted]) => [change.packages[name] ?? name, wanted] as const);
  return {
    ...about,
    dependencies: Object.fromEntries(renamed(dependencies)),
    devDependencies: Object.fromEntries([
      ...change.added.map((name) => [name, change.version] as const),
      ...renamed(devDependencies).filter(([name]) => kept(name)),
    ]),
  };
}

function raised(all: Record<string, string>, { version, react }: Target): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).map(([name, wanted]) => [
      name,
      SDK.has(name) ? version : REACT.has(name) ? react : wanted,
    ]),
  );
}
