import { type Composition, compositionElementId } from '@nukkad/platform/contract';
import {
  type Files,
  type KeepOrder,
  type Kept,
  lockPrefix,
  NOTES,
  OFFLINE_PAGE,
} from '../common/kept/kept';
import type { WorkerScope } from './scope';

/** Notes of the worker: the lock in use, and the lock of each page by the page's id. */
const IN_USE = '/in-use';
const PAGE = '/page/';

/** Files asked for at the same time: what a visitor does meanwhile comes first. */
const AT_ONCE = 3;

/** Orders are carried out one after the other. */
let working: Promise<unknown> = Promise.resolve();

/**
 * Keeps every file of an order, each with the digest that the signed composition states, and then the
 * document that starts it. Until the document is there nothing of it is used for a visit. Never
 * rejects.
 */
export function keep(order: KeepOrder, page: string, scope: WorkerScope): Promise<Kept> {
  const done = working.then(() => kept(order, page, scope)).catch(failed);
  working = done;
  return done;
}

const failed = (error: unknown): Kept => ({ state: 'failed', why: String(error) });

async function kept(order: KeepOrder, page: string, scope: WorkerScope): Promise<Kept> {
  await note(PAGE + page, order.lock);
  const document = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  if (!document.ok) throw new Error(`${OFFLINE_PAGE} answered ${document.status}.`);
  const started = compositionIn(await document.clone().text());
  // A release in between: pages of the next composition bring it themselves.
  if (started?.lock !== order.live) return { state: 'passed' };
  const cache = await caches.open(lockPrefix + order.lock);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = { ...order.files, ...releasesOf(started, order.parts) };
  const missing = Object.entries(wanted).filter(([path]) => !there.has(path));
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchAll(missing, order.assets, cache)));
  await cache.put(OFFLINE_PAGE, document);
  await note(IN_USE, order.lock);
  await forgetOthers(order.lock, scope);
  return { state: 'kept' };
}

/** The composition in a document; the page that runs it verifies its signature. */
function compositionIn(html: string): Composition | undefined {
  const [, element] = html.split(`id="${compositionElementId}"`);
  // Neither its attributes nor the JSON have angle brackets of their own.
  return element && JSON.parse(element.slice(element.indexOf('>') + 1, element.indexOf('<')));
}

/** What a page fetches before it runs a release that its document only refers to. */
function releasesOf({ others = {}, canary }: Composition, parts: readonly string[]): Files {
  const refs = parts.flatMap((part) => others[part] ?? []);
  const all = [...refs, ...Object.values(canary?.remotes ?? {})];
  return Object.fromEntries(all.map(({ base, digest }) => [`${base}release.json`, digest]));
}

async function fetchAll(left: [string, string][], assets: string, cache: Cache): Promise<void> {
  for (let next = left.shift(); next; next = left.shift()) {
    const [path, integrity] = next;
    const known = await keptFile(path);
    await cache.put(path, known ?? (await verified(path, integrity, assets)));
  }
}

/** The browser itself compares the digest, and fails what is anything else. */
async function verified(path: string, integrity: string, assets: string): Promise<Response> {
  const ask = async (origin: string) => {
    const how = { integrity, mode: 'cors', credentials: 'omit', priority: 'low' } as const;
    const response = await fetch(origin + path, how);
    if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}.`);
    return response;
  };
  return assets ? ask(assets).catch(() => ask('')) : ask('');
}

/**
 * A file of a release, whichever lock it was kept for: its path has the version, and it was verified.
 *
 * @param path on the site, also of a file that another origin was asked for
 */
export async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of await locks()) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The document of the composition in use; undefined while none is whole. */
export async function keptDocument(): Promise<Response | undefined> {
  const lock = await noted(IN_USE);
  if (lock === undefined) return undefined;
  return (await caches.open(lockPrefix + lock)).match(OFFLINE_PAGE, { ignoreVary: true });
}

/** Deletes compositions that no open page runs. */
async function forgetOthers(inUse: string, { clients }: WorkerScope): Promise<void> {
  const wanted = new Set([lockPrefix + inUse]);
  const notes = await caches.open(NOTES);
  for (const { url } of await notes.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(PAGE)) continue;
    const isOpen = await clients.get(pathname.slice(PAGE.length));
    if (isOpen) wanted.add(lockPrefix + ((await noted(pathname)) ?? ''));
    else await notes.delete(url);
  }
  for (const name of await locks()) if (!wanted.has(name)) await caches.delete(name);
}

async function locks(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(lockPrefix));
}

async function note(path: string, value: string): Promise<void> {
  await (await caches.open(NOTES)).put(path, new Response(value));
}

async function noted(path: string): Promise<string | undefined> {
  return (await (await caches.open(NOTES)).match(path))?.text();
}
