import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { type Judgement, judgeFiles } from './judge-files';
import { readSubjects, type SubjectOptions } from './read-subject';

/** Their objections are notes here: a part that is too large is slow, not broken. */
const NOTED = new Set(['budgets']);

/**
 * Judges builds released together by their files, without a browser. A build that already runs has
 * been judged; one without facts cannot be.
 *
 * @param dists folders of builds
 * @returns notes about what could not be judged, and about sizes
 * @throws RegistryError `refused` with every cause and fix; `missing`, `invalid` like the release
 *
 * @public imported lazily by the command
 */
export async function judgeRelease(
  places: Places,
  dists: string[],
  options: SubjectOptions = {},
): Promise<string[]> {
  const subjects = await readSubjects(places, dists, options);
  const fresh = subjects.filter(({ candidate, live }) => live?.version !== candidate.version);
  const judgements = fresh.filter(({ candidate }) => candidate.facts).flatMap(judgeFiles);
  // When two parts do not fit, both report it.
  const refused = judgements.filter(({ rule }) => !NOTED.has(rule));
  const objections = new Set(refused.flatMap(objectionsOf));
  if (objections.size > 0) {
    throw new RegistryError('refused', ['Nothing was changed.', ...objections].join('\n'));
  }
  const silent = fresh
    .filter(({ candidate }) => !candidate.facts)
    .map(({ candidate: { manifest } }) => {
      return `${manifest.part} was not built for release: the gate cannot judge it`;
    });
  return [...silent, ...new Set([...judgements.flatMap(unasked), ...judgements.flatMap(noted)])];
}

function objectionsOf({ outcome }: Judgement): string[] {
  if (outcome.state !== 'refused') return [];
  return outcome.objections.map(({ cause, fix }) => `${cause}. ${fix}.`);
}

function noted({ rule, outcome }: Judgement): string[] {
  if (!NOTED.has(rule) || outcome.state !== 'refused') return [];
  return outcome.objections.map(({ cause }) => `${cause}: \`nukkad check\` refuses it`);
}

function unasked({ rule, outcome }: Judgement): string[] {
  return outcome.state === 'not-run' ? [`${rule} could not be judged: ${outcome.why}`] : [];
}
