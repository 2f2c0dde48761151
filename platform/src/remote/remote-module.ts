import type { ComponentType } from 'react';
import { platformContract } from '../contract';

/** What the shell tells a screen. */
export interface ScreenProps {
  /** The pattern of the site map that led here: `/doctors`, `/:category`. */
  path: string;
  /** The address led nowhere; this screen stands in for it. */
  isUnknown: boolean;
}

/** A screen's module. It is loaded when first shown. */
export interface ScreenModule {
  Screen: ComponentType<ScreenProps>;
}

/** What every remote exports from `src/remote.tsx` as `remote`. */
export interface RemoteModule {
  /** Version of the agreement the remote was built for. */
  contract: number;
  /** Screens the shell may mount, by the names the site map uses. */
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

/** Whether something that was loaded over the network is a remote of this agreement. */
export function isRemoteModule(loaded: unknown): loaded is RemoteModule {
  const module = loaded as Partial<RemoteModule> | null;
  return (
    typeof module === 'object' &&
    module !== null &&
    typeof module.contract === 'number' &&
    typeof module.screens === 'object'
  );
}
