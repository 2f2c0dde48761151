import type { Composition } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Lock of the composition that is whole on this device; undefined before the first. */
export function keptLock(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const noted = await (await caches.open('nukkad-notes')).match('/in-use');
    const lock = await noted?.text();
    if (lock === undefined || !(await caches.has(`nukkad-lock-${lock}`))) return undefined;
    const whole = await (await caches.open(`nukkad-lock-${lock}`)).match('/offline.html');
    return whole && lock;
  });
}

/** Waits until a composition is whole on this device. */
export async function expectKept(page: Page, lock: string): Promise<void> {
  await expect.poll(() => keptLock(page), { timeout: 100_000 }).toBe(lock);
}

/** Waits until a public answer is on this device. */
export async function expectKeptAnswer(page: Page, path: string): Promise<void> {
  const addresses = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('nukkad-answers')).keys();
      return kept.map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(async () => (await addresses()).some((one) => one.startsWith(path)), { timeout: 100_000 })
    .toBe(true);
}

/** Names of what a browser has kept, with a prefix. */
export function cachesOf(page: Page, prefix: string): Promise<string[]> {
  return page.evaluate(
    async (begin) => (await caches.keys()).filter((name) => name.startsWith(begin)),
    prefix,
  );
}

/** Versions of parts in a page: what its composition says, and what it ran. */
export interface PageVersions {
  lock: string;
  said: Record<string, string>;
  ran: Record<string, string[]>;
}

/** Counts the versions whose scripts and styles a page has loaded. */
export async function versionsIn(page: Page): Promise<PageVersions> {
  const { block, files } = await page.evaluate(() => ({
    block: document.getElementById('nukkad-composition')?.textContent ?? '',
    files: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  }));
  const { lock, shell, remotes, others = {} } = JSON.parse(block) as Composition;
  const said = Object.fromEntries(
    Object.values({ ...others, ...remotes }).map(({ part, version }) => [part, version]),
  );
  const ran: Record<string, string[]> = {};
  for (const file of files) {
    const [, part = 'shell', version] =
      /^\/(?:shell|remotes\/([^/]+))\/([0-9a-f]{16})\/.*\.(?:js|css)$/.exec(file) ?? [];
    if (version && !ran[part]?.includes(version)) ran[part] = [...(ran[part] ?? []), version];
  }
  return { lock, said: { ...said, shell: shell.version }, ran };
}

/** True where a page ran anything else than its composition says. */
export const isMixed = ({ said, ran }: PageVersions): boolean =>
  Object.entries(ran).some(([part, versions]) => versions.some((one) => one !== said[part]));
