import { createHash } from 'node:crypto';
import {
  type Composition,
  platformContract,
  type RemoteRelease,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { blankRemote } from '../../gate/boot/blank-remote';
import type { ReleasedPart } from '../../parts/read-release';
import type { LocalBuilds } from '../dev/local-builds';

/** A screen, its trial URL, and the URL of an empty page in the same frame. */
export interface Trial {
  screen: string;
  there: string;
  away: string;
}

const BLANK = blankRemote.part;
const BASE = `/remotes/${BLANK}/1/`;

/** Every screen of a part with its trial URL. */
export function trialsOf({ manifest }: ReleasedPart): Trial[] {
  const away = manifest.serves.length > 0 ? `/${BLANK}/dashboard` : `/${BLANK}/site`;
  const screens = Object.keys(manifest.screens);
  return screens.map((screen) => ({ screen, there: `/${BLANK}/of/${screen}`, away }));
}

/** The composition of a trial: every screen at a public URL, without other parts. */
export function trialComposition(live: Composition, part: ReleasedPart): Composition {
  const isDashboard = part.manifest.serves.length > 0;
  const frame = isDashboard ? ({ frame: 'dashboard' } as const) : {};
  const blank = { remote: BLANK, screen: blankRemote.screen };
  const own = trialsOf(part).map(
    ({ screen, there }): SiteRoute => ({
      path: `${there}/*`,
      remote: part.manifest.part,
      screen,
      ...frame,
    }),
  );
  const routes: SiteRoute[] = [
    ...own,
    { path: `/${BLANK}/site`, ...blank },
    { path: `/${BLANK}/dashboard`, ...blank, frame: 'dashboard' },
  ];
  return {
    ...live,
    remotes: { ...live.remotes, [BLANK]: release },
    routes: [...routes, ...live.routes],
  };
}

/** Builds that include the trial's own files. */
export function withBlank(builds: LocalBuilds): LocalBuilds {
  const file = (pathname: string) =>
    pathname === `${BASE}${release.entry}`
      ? Buffer.from(blankRemote.script)
      : builds.file(pathname);
  return { ...builds, file };
}

const release: RemoteRelease = {
  part: BLANK,
  federation: blankRemote.federation,
  version: '1',
  contract: platformContract,
  base: BASE,
  entry: blankRemote.entry,
  screens: { [blankRemote.screen]: { scripts: [], styles: [], reads: [] } },
  serves: [],
  integrity: {
    [blankRemote.entry]: `sha384-${createHash('sha384').update(blankRemote.script).digest('base64')}`,
  },
};
