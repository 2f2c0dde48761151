import { createStore, subscribeFollowing } from '@nukkad/platform';
import { useSyncExternalStore } from 'react';

/** How the product looks: as the system says, or as somebody chose on this device. */
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

/** The choice in force, of this tab or another. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, store.getState);
}

/** Puts a choice into force and remembers it; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Blocked or full: the page keeps the choice.
  }
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== KEY) return;
  show(themeOf(newValue));
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  store.setState(theme, true);
}

/** As the page shows it: its first script has read the choice by then. */
function shown(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

function themeOf(chosen: string | null | undefined): Theme {
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
