/** How the product looks: as the system says, or as somebody chose on this device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'nukkad-theme';

const listeners = new Set<() => void>();

/** The choice in force, as the page shows it. */
export function currentTheme(page: Document = document): Theme {
  const chosen = page.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
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

/** Calls `listener` after each choice, of this tab or another. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== KEY) return;
  show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}
