import type { Browser } from '@playwright/test';
import { inEveryContext } from './contexts';
import { engine } from './engine';

/**
 * Has `fill` insert text as typing does. Over WebDriver BiDi Playwright assigns the value instead, by
 * this function, and React takes an assigned value for its own.
 */
export function typeAsVisitors(browser: Browser): void {
  if (engine === 'chromium') return;
  inEveryContext(browser, (context) => context.addInitScript(replaceInsertText));
}

/** Runs in the page. */
function replaceInsertText(): void {
  const insertText = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set: () => {} });
}
