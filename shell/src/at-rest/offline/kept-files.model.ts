import type { Composition, Language, RemoteRelease } from '@nukkad/platform/contract';
import type { Files } from '../../common/kept/kept';

/** Who visits, and what they opened. */
export interface Visitor {
  isLoggedIn: boolean;
  /** Remotes whose screens this page has shown. */
  opened: readonly string[];
}

const GATE = 'gate';

/**
 * Remotes to keep: those of the first page and of pages that everybody gets, of pages for whoever is
 * signed in, and what was opened. All remotes together weigh four times as much.
 */
export function partsToKeep(
  { routes }: Pick<Composition, 'routes'>,
  { isLoggedIn, opened }: Visitor,
): string[] {
  const first = routes.filter(({ path }) => path === '/' || path === '*');
  const own = isLoggedIn ? routes.filter(({ needs }) => needs === 'user') : [];
  const parts = [...first, ...own].map(({ remote }) => remote);
  return [...new Set([...parts, ...opened])].filter((part) => part !== GATE);
}

/** Files of a release by which its pages work in one language, with their integrity. */
export function filesOf(
  release: Pick<RemoteRelease, 'base' | 'integrity' | 'languages' | 'server'>,
  language: Language,
): Files {
  const { base, integrity, languages = {}, server } = release;
  const words = Object.entries(languages).filter(([one]) => one !== language);
  const left = new Set<string | undefined>([server, ...words.flatMap(([, files]) => files)]);
  const kept = Object.entries(integrity).filter(([file]) => !left.has(file));
  return Object.fromEntries(kept.map(([file, digest]) => [base + file, digest]));
}

/** Files of the shell, as of a release. */
export function shellFilesOf({ shell }: Pick<Composition, 'shell'>, language: Language): Files {
  const { version, integrity = {}, ...more } = shell;
  return filesOf({ ...more, base: `/shell/${version}/`, integrity }, language);
}
