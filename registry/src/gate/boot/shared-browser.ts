import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags } from './chromium';

/** A browser in use; `release` closes it after its last use in this process. */
export interface BrowserLease {
  browser: Browser;
  release(): Promise<void>;
}

interface SharedBrowser {
  launched: Promise<Browser>;
  users: number;
}

const shared = new Map<string, SharedBrowser>();

/**
 * Starts a browser, or shares the one of this process: starting one takes as long as opening a
 * page. Each user opens contexts of its own in it.
 *
 * @param executablePath see `chromiumPath()`
 * @example
 * const { browser, release } = await leaseBrowser(executablePath);
 * try { await (await browser.newContext()).newPage(); } finally { await release(); }
 */
export async function leaseBrowser(executablePath: string): Promise<BrowserLease> {
  const entry = shared.get(executablePath) ?? launch(executablePath);
  entry.users += 1;
  const release = async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    forget(executablePath, entry);
    await (await entry.launched).close();
  };
  try {
    return { browser: await entry.launched, release };
  } catch (error) {
    forget(executablePath, entry);
    throw error;
  }
}

function launch(executablePath: string): SharedBrowser {
  const entry = { launched: chromium.launch({ executablePath, args: chromiumFlags }), users: 0 };
  shared.set(executablePath, entry);
  // A crashed browser is not leased again.
  entry.launched.then(
    (browser) => browser.once('disconnected', () => forget(executablePath, entry)),
    () => undefined,
  );
  return entry;
}

function forget(executablePath: string, entry: SharedBrowser): void {
  if (shared.get(executablePath) === entry) shared.delete(executablePath);
}
