import type { BundledPackage } from '@nukkad/platform/contract';
import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import { isGuest } from '../subject/subject';
import type { Rule } from './rule';

/** Packages that come through the SDK. They hold state, so a second copy would not share it. */
const THROUGH_THE_SDK = new Set([
  ...['react-router', 'react-router-dom', '@tanstack/react-query', '@tanstack/query-core'],
  ...['react', 'react-dom', 'scheduler'],
]);

/** No package twice, and none that the page provides. */
export const duplicatesRule: Rule = {
  name: 'duplicates',
  about: 'no package is bundled twice, or beside the one that the page shares',
  judge({ candidate }) {
    const { facts } = candidate;
    if (!facts) return notRun('The build has no facts.json, so nobody knows what it bundles');
    return outcomeOf([
      ...twice(facts.packages),
      ...(isGuest(candidate) ? secondCopies(facts.packages) : []),
    ]);
  },
};

function twice(packages: BundledPackage[]): Objection[] {
  const versions = new Map<string, string[]>();
  for (const { name, version } of packages) {
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return [...versions]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => ({
      cause: `${name} is bundled in ${all.length} versions: ${all.join(' and ')}`,
      fix: `Let everything that needs ${name} agree on one version ("overrides" in package.json, then npm dedupe)`,
    }));
}

function secondCopies(packages: BundledPackage[]): Objection[] {
  return packages
    .filter(({ name }) => THROUGH_THE_SDK.has(name))
    .map(({ name, version }) => ({
      cause: `${name} ${version} is bundled, a second copy beside the one the page has`,
      fix: 'Import it through @nukkad/platform, or as one of the packages that the preset shares',
    }));
}
