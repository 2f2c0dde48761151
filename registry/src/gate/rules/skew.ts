import { PAGE_LIFE } from '../subject/earlier-parts';
import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import { type EarlierPart, isGuest, type Pair, type Subject } from '../subject/subject';
import type { Rule } from './rule';
import { changedTypes, missingNames } from './sdk';
import { resolved } from './shared';

/** A page keeps its shell while it is open, and can get any remote of the channel meanwhile. */
export const skewRule: Rule = {
  name: 'skew',
  about: 'it also runs beside the version before, in pages that are still open',
  judge(subject) {
    if (!subject.earlier) return notRun('Earlier releases were not read');
    const pairs = earlierPairs(subject);
    const silent = pairs.map(({ earlier }) => earlier).find((one) => !one.facts || !one.types);
    if (silent || !subject.candidate.facts || !subject.candidate.types) {
      const { manifest, version } = silent ?? subject.candidate;
      // A shell that nothing is compared with, or a page, needs no facts.
      if (pairs.length > 0) return notRun(`${manifest.part} ${version} was built without facts`);
    }
    return outcomeOf(pairs.flatMap(objections));
  },
};

interface EarlierPair extends Pair {
  earlier: EarlierPart;
}

function earlierPairs({ candidate, earlier = [] }: Subject): EarlierPair[] {
  if (candidate.manifest.part === 'shell') {
    return earlier
      .filter((one) => isGuest(one))
      .map((one) => ({ remote: one, shell: candidate, earlier: one }));
  }
  if (!isGuest(candidate)) return [];
  return earlier
    .filter(({ manifest }) => manifest.part === 'shell')
    .map((one) => ({ remote: candidate, shell: one, earlier: one }));
}

function objections(pair: EarlierPair): Objection[] {
  const found = [
    ...missingScreens(pair),
    ...resolved(pair),
    ...missingNames(pair),
    ...changedTypes(pair),
  ];
  const { manifest, version, until } = pair.earlier;
  const gone = new Date(Date.parse(until) + PAGE_LIFE).toISOString();
  return found.map(({ cause, fix }) => ({
    cause: `Pages opened before ${until} may still run ${manifest.part} ${version}: ${cause}`,
    fix: `Release it after ${gone}, when those pages are gone, or make it fit both versions now: ${fix}`,
  }));
}

function missingScreens({ remote, shell }: Pair): Objection[] {
  const { part, screens } = remote.manifest;
  return shell.manifest.routes
    .filter((route) => route.remote === part && !Object.hasOwn(screens, route.screen))
    .map(({ path, screen }) => ({
      cause: `${path} asks ${part} for the screen "${screen}", which it does not have, so that address shows an error`,
      fix: `Keep exporting "${screen}" beside its new name`,
    }));
}
