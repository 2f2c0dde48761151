import type { PartManifest, SiteRoute } from '@nukkad/platform/contract';
import { shapeOf } from '../../composition/paths';
import { type Objection, outcomeOf } from '../subject/outcome';
import { isGuest, wholeSite } from '../subject/subject';
import type { Rule } from './rule';

/** A screen reads the parameters of its path by name, and only the release of both knows them. */
export const routeParamsRule: Rule = {
  name: 'route-params',
  about: 'parameters of live paths keep the names by which screens read them',
  judge(subject) {
    const { candidate, live, together } = subject;
    if (!live) return outcomeOf([]);
    // A remote that adds paths of its own carries their screens, so both change at once.
    if (isGuest(candidate)) return outcomeOf([]);
    const present = new Set(wholeSite(subject).map(({ manifest }) => manifest.part));
    return outcomeOf(
      renamedParams(live.manifest, candidate.manifest)
        .filter(({ remote }) => present.has(remote) && !together?.has(remote))
        .map(objection),
    );
  },
};

interface RenamedParams {
  remote: string;
  screen: string;
  before: string;
  after: string;
}

function renamedParams(live: PartManifest, candidate: PartManifest): RenamedParams[] {
  return candidate.routes.flatMap((route) => {
    const same = (other: SiteRoute) =>
      other.remote === route.remote &&
      other.screen === route.screen &&
      shapeOf(other.path) === shapeOf(route.path);
    const before = live.routes.find(same);
    const { path: after, remote, screen } = route;
    return before && before.path !== after && paramsOf(before.path) !== paramsOf(after)
      ? [{ remote, screen, before: before.path, after }]
      : [];
  });
}

function paramsOf(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment.startsWith(':'))
    .join();
}

function objection({ remote, screen, before, after }: RenamedParams): Objection {
  return {
    cause: `${before} becomes ${after}, but the live ${remote} was built to read the old name, so its screen "${screen}" opens without its subject`,
    fix: `Keep the name of ${before}; to change it, release ${remote} with a screen that reads either name first`,
  };
}
