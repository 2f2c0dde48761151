/** How the product looks: as the system says, or as somebody chose on this device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'nukkad-theme';

/** The choice in force, as the page shows it. */
export function currentTheme(page: Document = document): Theme {
  const chosen = page.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Puts a choice into force and remembers it; without storage it lasts as long as the page. */
export function chooseTheme(theme: Theme, page: Document = document): void {
  if (theme === 'system') delete page.documentElement.dataset.theme;
  else page.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Blocked or full: the page keeps the choice.
  }
}
