import { effectivePointer } from '../canary/channel-state';
import { STABLE } from '../channels/pointer';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { readCandidate, readLiveParts } from './read-subject';
import { rules } from './rules';
import type { Rule } from './rules/rule';
import type { Candidate, Part } from './subject/subject';

/**
 * Rules left out here: the move checks whether parts fit, the full gate runs the slow rules and
 * those about pages that are still open.
 */
const NOT_ASKED = new Set(['facts', 'fit', 'budgets', 'route-params', 'skew']);

/**
 * Judges builds released together by their files, in seconds and without a browser. A build that
 * already runs has been judged; one without facts cannot be.
 *
 * @param dists folders of builds
 * @returns notes about what could not be judged
 * @throws RegistryError `refused` with every cause and fix; `missing`, `invalid` like the release
 *
 * @public imported lazily by the command
 */
export async function judgeRelease(
  places: Places,
  dists: string[],
  channel: string = STABLE,
): Promise<string[]> {
  const candidates = await Promise.all(dists.map(readCandidate));
  const { parts: running } = await effectivePointer(places, channel);
  const fresh = candidates.filter((one) => running[one.manifest.part] !== one.version);
  const judged = fresh.filter((one) => one.facts);
  const live = judged.length > 0 ? await readLiveParts(places, channel) : [];
  // When two parts do not fit, both report it.
  const objections = new Set(judged.flatMap((one) => objectionsTo(one, candidates, live)));
  if (objections.size > 0) {
    throw new RegistryError('refused', ['Nothing was changed.', ...objections].join('\n'));
  }
  return fresh
    .filter((one) => !one.facts)
    .map(({ manifest }) => `${manifest.part} was not built for release: the gate cannot judge it`);
}

function objectionsTo(candidate: Candidate, together: Candidate[], live: Part[]): string[] {
  const named = new Set(together.map(({ manifest }) => manifest.part));
  const beside = [
    ...together.filter((one) => one !== candidate),
    ...live.filter(({ manifest }) => !named.has(manifest.part)),
  ];
  const judge = (rule: Rule) => {
    const outcome = rule.judge({ candidate, beside });
    return outcome.state === 'refused' ? outcome.objections : [];
  };
  return rules
    .filter(({ name }) => !NOT_ASKED.has(name))
    .flatMap(judge)
    .map(({ cause, fix }) => `${cause}. ${fix}.`);
}
