import { compositionElementId } from '@nukkad/platform/contract';
import type { KeepOrder } from '../common/kept/kept';
import { fakeCaches } from '../testing/fake-caches';
import { aComposition, aRef, aRelease } from '../testing/shell-builders';
import { keep, keptDocument, keptFile } from './compositions';
import type { WorkerScope } from './scope';

const origin = 'https://nukkad.example';
const pages = new Set<string>();
const scope = {
  clients: { get: async (id: string) => (pages.has(id) ? { id } : undefined) },
} as unknown as WorkerScope;

let live: string;
let asked: { path: string; integrity?: string }[];
let broken: string | null;

const documentOf = (lock: string) => {
  const others = { 'mf-auth': aRef(aRelease({ part: 'mf-auth' })) };
  const composition = { ...aComposition(), lock, others };
  return `<script id="${compositionElementId}" type="application/json">${JSON.stringify(composition)}</script>`;
};

const order = (lock: string, more: Partial<KeepOrder> = {}): KeepOrder => ({
  ...{ kind: 'keep', lock, live: lock, assets: '', parts: ['mf-public'] },
  files: { [`/shell/${lock}/shell.js`]: 'sha256-shell', '/remotes/a/v1/a.js': 'sha256-a' },
  ...more,
});

beforeEach(() => {
  pages.clear();
  asked = [];
  broken = null;
  Object.assign(globalThis, {
    caches: fakeCaches(origin),
    fetch: async (path: string, { integrity }: RequestInit = {}) => {
      asked.push({ path, ...(integrity && { integrity }) });
      if (path === broken) throw new TypeError('Failed to fetch');
      return new Response(path === '/offline.html' ? documentOf(live) : path);
    },
  });
});

async function keepLive(lock: string, page: string, more?: Partial<KeepOrder>) {
  live = lock;
  pages.add(page);
  return keep(order(lock, more), page, scope);
}
const names = async () => (await caches.keys()).filter((name) => name.startsWith('nukkad-lock-'));

const [first, second, third] = ['0'.repeat(16), '1'.repeat(16), '2'.repeat(16)] as const;

test('a composition is kept whole, each file with its digest, and its document last', async () => {
  expect(await keepLive(first, 'page')).toEqual({ state: 'kept' });
  expect(asked).toContainEqual({ path: `/shell/${first}/shell.js`, integrity: 'sha256-shell' });
  expect(await (await keptDocument())?.text()).toContain(first);
  expect(await (await keptFile('/remotes/a/v1/a.js'))?.text()).toBe('/remotes/a/v1/a.js');
});

test('one that is not whole starts no page, and the one before still does', async () => {
  await keepLive(first, 'page');
  broken = `/shell/${second}/shell.js`;
  expect(await keepLive(second, 'page')).toMatchObject({ state: 'failed' });
  expect(await (await keptDocument())?.text()).toContain(first);
  broken = null;
  await keepLive(second, 'page');
  expect(await (await keptDocument())?.text()).toContain(second);
});

test('a document of another composition is never put beside these files', async () => {
  live = second;
  expect(await keep(order(first), 'page', scope)).toEqual({ state: 'passed' });
  expect(await keptDocument()).toBeUndefined();
});

test('what two compositions have in common is fetched once', async () => {
  await keepLive(first, 'page');
  asked = [];
  await keepLive(second, 'page');
  expect(asked.map(({ path }) => path).sort()).toEqual([
    '/offline.html',
    `/shell/${second}/shell.js`,
  ]);
});

test('an earlier composition goes with the last page that runs it', async () => {
  await keepLive(first, 'old');
  await keepLive(second, 'new');
  expect(await names()).toEqual([`nukkad-lock-${first}`, `nukkad-lock-${second}`]);
  pages.delete('old');
  await keepLive(third, 'new');
  expect(await names()).toEqual([`nukkad-lock-${third}`]);
});

test('a release that the document only refers to comes with what is fetched of it', async () => {
  await keepLive(first, 'page', { parts: ['mf-auth', 'mf-public'] });
  const path = '/remotes/mf-auth/v1/release.json';
  expect(asked).toContainEqual({ path, integrity: 'sha384-release' });
  expect(await keptFile(path)).toBeDefined();
});

test('files are asked of another origin first, and of their own where it fails', async () => {
  broken = 'https://cdn.example/remotes/a/v1/a.js';
  expect(await keepLive(first, 'page', { assets: 'https://cdn.example' })).toEqual({
    state: 'kept',
  });
  const paths = asked.map(({ path }) => path);
  expect(paths).toContain(`https://cdn.example/shell/${first}/shell.js`);
  expect(paths).toContain('/remotes/a/v1/a.js');
});
