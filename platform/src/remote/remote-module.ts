import type { ComponentType } from 'react';
import { platformContract } from '../contract';

/** Props the shell passes to a screen. */
export interface ScreenProps {
  /** The matched pattern of the site map: `/doctors`, `/:category`. */
  path: string;
  /** The address is unknown; this screen is the fallback. */
  isUnknown: boolean;
}

/** A screen's module, loaded when first shown. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** The export `remote` of every remote's `src/remote.tsx`. */
export interface RemoteModule {
  /** Contract version the remote was built for. */
  contract: number;
  /** Screens the shell may mount, by their names in the site map. */
  screens: Readonly<Record<string, () => Promise<ScreenModule>>>;
}

/**
 * Declares a remote's screens. Give each its own chunk, named `screen-<name>`: the release reads
 * those names to know what a page must preload.
 *
 * @example
 * export const remote = defineRemote({
 *   screens: {
 *     login: () => import(/* webpackChunkName: "screen-login" *\/ './login/login.screen'),
 *   },
 * });
 */
export function defineRemote({ screens }: Pick<RemoteModule, 'screens'>): RemoteModule {
  return { contract: platformContract, screens };
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
