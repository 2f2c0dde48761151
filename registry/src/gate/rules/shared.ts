import type { SharedUse } from '@nukkad/platform/contract';
import { satisfies } from 'semver';
import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import { type Pair, pairsOf } from '../subject/subject';
import type { Rule } from './rule';

/** Shared packages exist once per page, in a version that all parts accept. */
export const sharedRule: Rule = {
  name: 'shared',
  about: 'shared packages and the SDK resolve to one copy that suits everybody',
  judge(subject) {
    const pairs = pairsOf(subject);
    const silent = pairs.flatMap(({ remote, shell }) => [remote, shell]).find((one) => !one.facts);
    if (silent) {
      return notRun(`${silent.manifest.part} ${silent.version} says nothing of what it shares`);
    }
    return outcomeOf(pairs.flatMap(resolved));
  },
};

/**
 * What the remote shares and the shell does not provide as it needs it. As in the page, the shell
 * loads first and all remotes get the packages it provides.
 */
export function resolved({ remote, shell }: Pair): Objection[] {
  const provided = shell.facts!.shared;
  return Object.entries(remote.facts!.shared).flatMap(([name, wanted]) => {
    const given = provided[name];
    const problem = given ? misfit(name, wanted, given) : absent(name, wanted);
    return problem ? [{ ...problem, cause: `${remote.manifest.part} ${problem.cause}` }] : [];
  });
}

function misfit(name: string, wanted: SharedUse, given: SharedUse): Objection | undefined {
  if (wanted.eager) {
    return {
      cause: `carries ${name} in its first script beside the one that the page has, so every visitor loads it twice`,
      fix: `Take "eager" off ${name}: only the shell, which comes first, provides a package eagerly`,
    };
  }
  if (!wanted.singleton && wanted.own === 'copy') return undefined;
  if (!wanted.singleton) {
    return {
      cause: `shares ${name} without saying that it exists once, so a page could hold two`,
      fix: 'Share it as a singleton, as the preset does',
    };
  }
  if (satisfies(given.version, wanted.range, { includePrerelease: true })) return undefined;
  return {
    cause: `wants ${name} ${wanted.range}, the shell provides ${given.version}, so its code would run on one that it was not built for`,
    fix: `Build it with ${name} ${given.version}, or release a shell with one in ${wanted.range} first`,
  };
}

function absent(name: string, wanted: SharedUse): Objection | undefined {
  if (wanted.own === 'copy') return undefined;
  return {
    cause: `expects ${name} from the page, and the shell does not provide it, so its screens cannot start`,
    fix: `Bundle ${name} instead of sharing it, or release a shell that provides it first`,
  };
}
