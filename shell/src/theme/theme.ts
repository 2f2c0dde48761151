import { createStore, subscribeFollowing } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';

/** Colour scheme: the system's, or the user's choice on this device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'nukkad-theme';

const store = createStore<Theme>(shown);

const subscribe = subscribeFollowing(store, () => {
  store.setState(shown(), true);
  window.addEventListener('storage', followOtherTab);
  return () => window.removeEventListener('storage', followOtherTab);
});

/** The active choice, also when it changes in another tab; the system's until hydration. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, store.getState, () => 'system' as const);
}

/** Applies and stores a choice; without storage it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== null && key !== KEY) return;
  try {
    show(themeOf(localStorage.getItem(KEY)));
  } catch {
    // Storage is blocked: the choice of this page stays.
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  store.setState(theme, true);
}

/** From the page, where public/theme.js has applied the stored choice. */
function shown(): Theme {
  return themeOf(globalThis.document?.documentElement.dataset.theme);
}

function themeOf(chosen: string | null | undefined): Theme {
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
