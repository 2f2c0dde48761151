import type { GuardedRelease } from '../remotes/script-gate/script-gate';
import { scriptUrlPolicy } from '../remotes/script-gate/trusted-urls';

const script = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url);

/**
 * Address of the map's worker, at the page's own origin, as other origins may start none. A worker
 * cannot state its digest: its file is read with the digest first, and never changes under its name.
 *
 * @throws when the release does not list it, or its content is another
 */
export async function mapWorker(files: readonly GuardedRelease[]): Promise<string> {
  const { pathname } = script;
  const release = files.find(({ base }) => pathname.startsWith(base));
  const integrity = release?.integrity[pathname.slice(release.base.length)];
  if (!integrity) throw new Error(`No release lists ${pathname}, so it is not started.`);
  await (await fetch(pathname, { integrity })).arrayBuffer();
  return trusted(location.origin + pathname);
}

/**
 * Pages start workers by trusted addresses alone. MapLibre looks at the end of its own before it
 * starts it, as if it were text.
 */
function trusted(address: string): string {
  const url: unknown = scriptUrlPolicy(location.origin).createScriptURL(address);
  if (typeof url === 'string') return url;
  return Object.assign(url as object, {
    endsWith: (end: string) => address.endsWith(end),
    split: (by: RegExp) => address.split(by),
  }) as unknown as string;
}
