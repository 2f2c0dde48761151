import type { PartManifest, SiteRoute } from '@nukkad/platform/contract';
import { isRemote } from '../parts/manifest';
import { liesUnder, pageFile, pathProblem, shapeOf } from './paths';

/** Result of checking parts together. Any problem refuses the release; warnings do not. */
export interface Verdict {
  problems: string[];
  warnings: string[];
}

/** Remotes that the shell renders itself. */
const DRAWN_BY_SHELL = new Set(['shell', 'gate']);

/**
 * Checks whether these parts can make one site: one contract, distinct container names and vendor
 * types, no two parts on one path, every screen named by a route exists.
 */
export function judge(manifests: PartManifest[]): Verdict {
  const shell = manifests.find((manifest) => manifest.part === 'shell');
  const remotes = manifests.filter(isRemote).sort(byPart);
  const screens = screenProblems(allRoutes(manifests), remotes);
  return {
    problems: [
      ...(shell ? contractProblems(shell, remotes) : []),
      ...sharedNames(remotes, 'container name', (remote) => [remote.federation ?? '']),
      ...sharedNames(remotes, 'vendor type', (remote) => remote.serves),
      ...foreignRoutes(remotes),
      ...pathProblems(manifests),
      ...ownPageProblems(manifests),
      ...collisions(shell?.routes ?? [], [...remotes, ...manifests.flatMap(asRoute)]),
      ...screens.problems,
    ],
    warnings: screens.warnings,
  };
}

/** The shell's site map, followed by the remotes' routes in the order of their names. */
export function allRoutes(manifests: PartManifest[]): SiteRoute[] {
  const shell = manifests.filter((manifest) => manifest.part === 'shell');
  const remotes = manifests.filter(isRemote).sort(byPart);
  return [...shell, ...remotes].flatMap((manifest) => manifest.routes);
}

function contractProblems(shell: PartManifest, remotes: PartManifest[]): string[] {
  return remotes
    .filter((remote) => remote.contract !== shell.contract)
    .map(
      (remote) =>
        `${remote.part} is built for contract ${remote.contract}, the shell for contract ${shell.contract}: build both from the same @nukkad/platform contract and release them together`,
    );
}

function sharedNames(
  remotes: PartManifest[],
  what: string,
  namesOf: (remote: PartManifest) => string[],
): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const remote of remotes) {
    for (const name of namesOf(remote)) {
      const owner = owners.get(name);
      if (owner && owner !== remote.part) {
        problems.push(`${owner} and ${remote.part} both claim the ${what} "${name}": rename one`);
      }
      owners.set(name, remote.part);
    }
  }
  return problems;
}

function foreignRoutes(remotes: PartManifest[]): string[] {
  return remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => route.remote !== remote.part)
      .map(
        (route) =>
          `${remote.part} declares ${route.path} for ${route.remote}: a remote declares its own paths only`,
      ),
  );
}

function pathProblems(manifests: PartManifest[]): string[] {
  return manifests.flatMap((manifest) =>
    manifest.routes.flatMap((route) => {
      const problem = pathProblem(route.path);
      return problem ? [`${manifest.part} declares the path ${route.path}, which ${problem}`] : [];
    }),
  );
}

function ownPageProblems(manifests: PartManifest[]): string[] {
  return manifests.flatMap(({ part, page }) => {
    if (!page) return [];
    if (pageFile(page.path) && page.path !== '/') return [];
    return [`${part} is a page at ${page.path}: its path must be one fixed segment`];
  });
}

// A page of its own occupies its path like a route.
function asRoute(manifest: PartManifest): PartManifest[] {
  const { part, page } = manifest;
  if (!page) return [];
  return [{ ...manifest, routes: [{ path: page.path, remote: part, screen: '' }] }];
}

// Below a splat its owner may add routes: only another part collides there.
function collisions(siteMap: SiteRoute[], remotes: PartManifest[]): string[] {
  const seen = siteMap.map((route) => ({ route, by: 'shell' }));
  const problems = repeated(siteMap);
  for (const remote of remotes) {
    problems.push(...repeated(remote.routes));
    for (const route of remote.routes) {
      const taken = seen.find((other) => collides(route, other.route));
      if (taken) {
        problems.push(
          `${remote.part} declares ${route.path}, but ${taken.route.path} belongs to ${taken.route.remote} (declared by ${taken.by}): choose another path`,
        );
      }
    }
    seen.push(...remote.routes.map((route) => ({ route, by: remote.part })));
  }
  return problems;
}

function collides(added: SiteRoute, existing: SiteRoute): boolean {
  if (shapeOf(added.path) === shapeOf(existing.path)) return true;
  if (added.remote === existing.remote) return false;
  return liesUnder(added.path, existing.path) || liesUnder(existing.path, added.path);
}

function repeated(routes: SiteRoute[]): string[] {
  const shapes = routes.map((route) => shapeOf(route.path));
  return routes
    .filter((_, index) => shapes.indexOf(shapes[index]!) !== index)
    .map((route) => `the path ${route.path} stands twice in one site map: remove one`);
}

function screenProblems(routes: SiteRoute[], remotes: PartManifest[]): Verdict {
  const verdict: Verdict = { problems: [], warnings: [] };
  const byName = new Map(remotes.map((remote) => [remote.part, remote]));
  for (const { path, remote: name, screen } of routes) {
    if (DRAWN_BY_SHELL.has(name)) continue;
    const remote = byName.get(name);
    if (!remote) {
      verdict.warnings.push(`${path} is drawn by ${name}, which is not released yet`);
    } else if (!Object.hasOwn(remote.screens, screen)) {
      const known = Object.keys(remote.screens).join(', ') || 'none';
      verdict.problems.push(
        `${path} asks ${name} for the screen "${screen}", which it does not have (it has: ${known})`,
      );
    }
  }
  return verdict;
}

function byPart(a: PartManifest, b: PartManifest): number {
  return a.part < b.part ? -1 : 1;
}
