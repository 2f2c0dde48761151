import { type Composition, limits, type RemoteRelease } from '@nukkad/platform/contract';
import type { scriptUrlPolicy } from './trusted-urls';

/** Part name of the shell. */
export const SHELL = 'shell';

type Loadable = HTMLScriptElement | HTMLLinkElement;

/** Files that may be loaded, with their integrity. */
export type GuardedRelease = Pick<RemoteRelease, 'part' | 'version' | 'base' | 'integrity'>;

/**
 * Every script and style inserted into the page passes here, from the federation runtime as well as
 * from webpack in the shell or a remote.
 */
export interface ScriptGate {
  /** Allows the files of a release, each only with the integrity stated there. */
  admit(release: GuardedRelease): void;
  /**
   * Before a retry: cancels a part's pending files and requests files that have not loaded with a
   * new URL. For the old URL Chromium reuses a hung request, or the failure of a preload, which
   * never passed this gate.
   */
  renew(part: string): void;
}

/**
 * Intercepts `document.head.appendChild`.
 *
 * A file is allowed only if an admitted release lists it and it comes from this site, `assets` or
 * one of the mirrors. Otherwise the insertion throws, which loaders report as a failed load, as is
 * what `assets` does not answer in time. A failed file of the shell is retried from the next origin;
 * files of a remote follow its entry.
 */
export function installScriptGate(
  head: HTMLHeadElement,
  policy: ReturnType<typeof scriptUrlPolicy>,
  { assets, origins: mirrors }: Pick<Composition, 'assets' | 'origins'> = { origins: [] },
): ScriptGate {
  const origins = [...(assets ? [assets] : []), location.origin, ...mirrors];
  const releases = new Map<string, GuardedRelease>();
  const failures = new Map<string, number>();
  const pending = new Map<Loadable, string>();
  const finished = new Set<string>();
  const renewals = new Map<string, number>();

  const append = head.appendChild.bind(head);
  head.appendChild = <T extends Node>(node: T): T => {
    const file = loadableFile(node);
    if (file) prepare(file.element, file.url);
    return append(node);
  };

  function prepare(element: Loadable, { origin, pathname: path }: URL) {
    if (!origins.includes(origin)) {
      throw new Error(`${origin} has no files for this page, so nothing is loaded from there.`);
    }
    const release = [...releases.values()].find(({ base }) => path.startsWith(base));
    const integrity = release?.integrity[path.slice(release.base.length)];
    if (!release || !integrity) throw new Error(`No release lists ${path}, so it is not loaded.`);
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    if (origin === assets) failWhenLate(element);
    if (release.part === SHELL) {
      prepareOwn(element, origin, path);
      return;
    }
    const renewal = renewals.get(release.part);
    const file = origin + path;
    if (renewal && !finished.has(file)) readdress(element, `${file}?again=${renewal}`);
    watch(element, file, release.part);
  }

  function prepareOwn(element: Loadable, origin: string, path: string) {
    const failed = failures.get(path) ?? 0;
    const next = origins[(origins.indexOf(origin) + failed) % origins.length];
    if (failed > 0) readdress(element, `${next}${path}?again=${failed}`);
    element.addEventListener('error', () => failures.set(path, failed + 1));
  }

  function readdress(element: Loadable, address: string) {
    if (element instanceof HTMLScriptElement) element.src = policy.createScriptURL(address);
    else element.href = address;
  }

  function watch(element: Loadable, file: string, part: string) {
    pending.set(element, part);
    element.addEventListener('load', () => {
      pending.delete(element);
      finished.add(file);
    });
    element.addEventListener('error', () => pending.delete(element));
  }

  return {
    admit: (release) => void releases.set(`${release.part}@${release.version}`, release),
    renew(part) {
      renewals.set(part, (renewals.get(part) ?? 0) + 1);
      for (const [element, owner] of pending) {
        // Loaders clean up on an error event, so the next attempt starts afresh.
        if (owner === part) element.dispatchEvent(new Event('error'));
      }
    },
  };
}

/** Loaders clean up on an error event, and whoever asked turns to another origin. */
function failWhenLate(element: Loadable) {
  const fail = () => element.dispatchEvent(new Event('error'));
  const timer = setTimeout(fail, limits.assetsPatience);
  for (const end of ['load', 'error']) element.addEventListener(end, () => clearTimeout(timer));
}

function loadableFile(node: Node): { element: Loadable; url: URL } | null {
  const isScript = node instanceof HTMLScriptElement;
  const isStyle = node instanceof HTMLLinkElement && node.rel === 'stylesheet';
  if (!isScript && !isStyle) return null;
  const address = isScript ? node.src : node.href;
  return address === '' ? null : { element: node, url: new URL(address, location.href) };
}
