import type { ComponentType } from 'react';
import { platformContract } from '../contract';
import type { PageIdentity } from '../page/page-head';
import type { Languages } from '../words/languages';
import { pageLanguage } from '../words/page-language';

/** Props the shell passes to a screen. */
export interface ScreenProps {
  /** The matched pattern of the site map: `/doctors`, `/:category`. */
  path: string;
  /** The address is unknown; this screen is the fallback. */
  isUnknown: boolean;
}

/** A screen drawn by React; the default. */
export interface ReactScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** What the shell gives to a screen without React. */
export interface ElementContext extends ScreenProps {
  /** Address of the page: `{ pathname: '/offers/7', search: '?page=2', hash: '' }`. */
  location: Readonly<{ pathname: string; search: string; hash: string }>;
  /** Goes to an address of the site; plain links within the element do so by themselves. */
  navigate(to: string): void;
  /** Title and head of the page; focus goes to the `h1` after a navigation. Call it once drawn. */
  setPage(page: PageIdentity): void;
  /** Shows the site's fallback, for an address that names nothing. */
  notFound(): void;
  /** Aborted when the screen goes, before `unmount`. */
  signal: AbortSignal;
}

/**
 * A screen without React: plain DOM, or any library that draws into an element. If a method throws
 * or rejects, the region shows its error.
 *
 * @example
 * export function mount(element: HTMLElement, { setPage }: ElementContext) {
 *   element.append(heading('Offers'));
 *   setPage({ title: 'Offers' });
 * }
 * export function unmount(element: HTMLElement) {}
 */
export interface ElementScreenModule {
  /** Draws into an empty element of its own. */
  mount(element: HTMLElement, context: ElementContext): void | Promise<void>;
  /** Called when the address changes and the screen stays: another path below `/offers/*`. */
  update?(element: HTMLElement, context: ElementContext): void | Promise<void>;
  /** Releases what `mount` began; the element is removed after it. */
  unmount(element: HTMLElement): void;
}

/** A screen's module, loaded when first shown. */
export type ScreenModule = ReactScreenModule | ElementScreenModule;

/** The export `remote` of every remote's `src/remote.tsx`. */
export interface RemoteModule<Module extends ScreenModule = ScreenModule> {
  /** Contract version the remote was built for. */
  contract: number;
  /** Screens the shell may mount, by their names in the site map. */
  screens: Readonly<Record<string, () => Promise<Module>>>;
}

/** What a remote says of itself. */
export interface RemoteDefinition<Module extends ScreenModule>
  extends Pick<RemoteModule<Module>, 'screens'> {
  /** The export `languages` of `@nukkad/platform/words`; without it the screens speak English. */
  languages?: Languages;
}

/**
 * Declares a remote's screens. Give each its own chunk, named `screen-<name>`: the release reads
 * those names to know what a page must preload.
 *
 * @example
 * export const remote = defineRemote({
 *   languages,
 *   screens: {
 *     login: () => import(/* webpackChunkName: "screen-login" *\/ './login/login.screen'),
 *   },
 * });
 */
// Generic, so that remotes built for an SDK with React screens alone still fit this one.
export function defineRemote<Module extends ScreenModule>({
  screens,
  languages = {},
}: RemoteDefinition<Module>): RemoteModule<Module> {
  const speak = languages[pageLanguage()];
  if (!speak) return { contract: platformContract, screens };
  const spoken = Object.entries(screens).map(
    ([name, bring]) => [name, () => speak().then(bring)] as const,
  );
  return { contract: platformContract, screens: Object.fromEntries(spoken) };
}

/** Whether a loaded module is a remote of this contract version. */
export function isRemoteModule(loaded: unknown): loaded is RemoteModule {
  const module = loaded as Partial<RemoteModule> | null;
  return (
    typeof module === 'object' &&
    module !== null &&
    typeof module.contract === 'number' &&
    typeof module.screens === 'object'
  );
}
