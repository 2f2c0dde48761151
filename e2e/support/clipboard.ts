import type { BrowserContext } from '@playwright/test';
import { engine } from './engine';

/** Lets pages read and write the clipboard without a question. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  // Firefox has no such permission: a preference of `engine.ts` takes its place.
  if (engine === 'firefox') return;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}
