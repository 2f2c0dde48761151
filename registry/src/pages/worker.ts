import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Composition } from '@nukkad/platform/contract';
import { type Places, releaseFolder } from '../core/places';
import { writeWithForms } from '../files/forms';
import { tag } from './html';

/** The service worker, in the shell's release and at the top of the site, whose pages are its own. */
export const WORKER = 'sw.js';

/** By it pages say that there is a worker, and where. */
export const WORKER_MARK = tag('meta', { name: 'nukkad-worker', content: `/${WORKER}` });

/** The document by which the worker starts any path without a connection. */
export const OFFLINE_PAGE = 'offline.html';

/**
 * Takes the place of a worker that was served before: browsers ask for it with each page they open.
 * It deletes what was kept, and goes. Pages that are open stay as they are.
 */
const SWITCHED_OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) if (name.startsWith('nukkad-')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * Writes the worker of the composition's shell, or what takes it away where pages have none. Returns
 * how many files changed.
 */
export async function writeWorker(
  { site }: Places,
  { shell }: Composition,
  isOn: boolean,
): Promise<number> {
  const target = path.join(site, WORKER);
  const existing = await textOf(target);
  if (!isOn) await removeOfflinePage(site);
  const own = path.join(site, releaseFolder('shell', shell.version), WORKER);
  const wanted = isOn ? await textOf(own) : existing && SWITCHED_OFF;
  if (wanted === undefined || wanted === existing) return 0;
  await writeWithForms(target, wanted);
  return 1;
}

async function removeOfflinePage(site: string): Promise<void> {
  for (const form of ['', '.br', '.gz']) {
    await rm(path.join(site, OFFLINE_PAGE + form), { force: true });
  }
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
