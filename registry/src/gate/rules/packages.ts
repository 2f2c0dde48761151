import type { BundledPackage } from '@nukkad/platform/contract';
import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import { type Candidate, isGuest } from '../subject/subject';
import type { Rule } from './rule';

/** Licences that allow shipping. */
const LICENCES = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'OFL-1.1', 'Unlicense', 'Zlib'],
]);

/** Packages that come through the SDK. They hold state, so a second copy would not share it. */
const THROUGH_THE_SDK = new Set([
  ...['react-router', 'react-router-dom', '@tanstack/react-query', '@tanstack/query-core'],
  ...['react', 'react-dom', 'scheduler'],
]);

/** Every bundled package may be shipped. */
export const licencesRule: Rule = {
  name: 'licences',
  about: 'every bundled package has a licence that lets us ship it',
  judge: ({ candidate }) =>
    withPackages(candidate, (packages) =>
      packages
        .filter(({ licence }) => !isAllowed(licence))
        .map(({ name, version, licence }) => ({
          cause: `${name} ${version} is bundled and its licence is ${licence}`,
          fix: `Use another package, or have ${licence} allowed in the gate's list`,
        })),
    ),
};

/** No package twice, and none that the page provides. */
export const duplicatesRule: Rule = {
  name: 'duplicates',
  about: 'no package is bundled twice, or beside the one that the page shares',
  judge: (subject) =>
    withPackages(subject.candidate, (packages) => [
      ...twice(packages),
      ...(isGuest(subject.candidate) ? secondCopies(packages) : []),
    ]),
};

function withPackages(
  { facts }: Candidate,
  objections: (packages: BundledPackage[]) => Objection[],
) {
  if (!facts) return notRun('The build has no facts.json, so nobody knows what it bundles');
  return outcomeOf(objections(facts.packages));
}

// "(MIT OR GPL-3.0)" allows a choice, "MIT AND ISC" does not.
function isAllowed(licence: string): boolean {
  return licence
    .replace(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((one) => one.split(/\sAND\s/).every((name) => LICENCES.has(name.trim())));
}

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
