import type { Composition } from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { documented } from '../support/addresses';
import { expect, test } from '../support/test';

test('the list of documented addresses covers the whole site map', async ({ request }) => {
  const { routes } = await composition(request);
  const uncovered = routes
    .map(({ path }) => path)
    .filter((path) => path !== '*' && !path.includes(':'))
    .filter((path) => !documented.some((one) => one === path.replace(/\/\*$/, '')));
  expect(uncovered).toEqual([]);
});

test('the icon that browsers ask for unasked is there', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd.microsoft.icon)/);
});

test('a missing file of a release is 404 and never a page', async ({ request }) => {
  const { shell, remotes } = await composition(request);
  const { base, entry } = remotes['mf-public'] ?? { base: '', entry: '' };
  const missing = [
    `/shell/${shell.version}/shell.000000000000.js`,
    '/shell/0000000000000000/shell.js',
    `${base}remoteEntry.000000000000.js`,
    `${base}${entry}.map`,
    `${base}${entry}.br`,
    '/remotes/mf-public/0000000000000000/remoteEntry.js',
    '/remotes/no-such-part/1/remoteEntry.js',
    '/remotes/',
    '/shell',
    '/remotes/..%2f..%2fpackage.json',
    '/sitemaps/no-such-part.xml',
    '/.incoming/x',
    '/..%2fregistry%2fchannels%2fstable.json',
  ];
  for (const path of missing) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).not.toContain('text/html');
  }
});

test('a release file is immutable and small, a page is asked again', async ({ request }) => {
  const { remotes } = await composition(request);
  const { base, entry } = remotes['mf-public'] ?? { base: '', entry: '' };
  const headers = { 'accept-encoding': 'br' };
  const file = await request.get(base + entry, { headers });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  const page = await request.get('/doctors', { headers });
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  expect(page.headers()['content-security-policy']).toContain("default-src 'none'");
});

async function composition(request: APIRequestContext): Promise<Composition> {
  const { channels } = await (await request.get('/registry.json')).json();
  return channels.stable;
}
