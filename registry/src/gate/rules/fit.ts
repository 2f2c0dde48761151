import { judge } from '../../composition/rules';
import { type Objection, outcomeOf } from '../subject/outcome';
import { wholeSite } from '../subject/subject';
import type { Rule } from './rule';

/** The parts make one site: one contract, one owner for each path, container and vendor type. */
export const fitRule: Rule = {
  name: 'fit',
  about: 'contract, paths, screens and vendor types fit the live parts',
  judge: (subject) =>
    outcomeOf(judge(wholeSite(subject).map(({ manifest }) => manifest)).problems.map(objection)),
};

// The registry's own rules give cause and fix in one sentence, separated by a colon.
function objection(problem: string): Objection {
  const at = problem.lastIndexOf(': ');
  if (at < 0 || problem.endsWith(')'))
    return { cause: `${problem}, so that address shows an error`, fix: missingScreen };
  const fix = problem.slice(at + 2);
  return { cause: problem.slice(0, at), fix: fix.charAt(0).toUpperCase() + fix.slice(1) };
}

const missingScreen =
  'Keep exporting what a live path asks for; to drop it, release the site map without the path first';
