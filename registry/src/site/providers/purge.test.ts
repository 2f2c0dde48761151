import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SiteFacts } from './provider';
import { invalidationBatch, purgePaths, purgeText, purgeUrls } from './purge';

const paths: [file: string, expected: string[]][] = [
  ['index.html', ['/']],
  ['doctors/index.html', ['/doctors', '/doctors/*']],
  ['govt. officers/index.html', ['/govt.%20officers', '/govt.%20officers/*']],
  ["ca's/index.html", ["/ca's", "/ca's/*"]],
  ['registry.json', ['/registry.json']],
  ['favicon.ico', ['/favicon.ico']],
  ['previews/0123456789abcdef.json', ['/previews/0123456789abcdef.json']],
];
for (const [file, expected] of paths) {
  test(`${file} is purged as ${expected.join(' and ')}`, () => {
    assert.deepEqual(purgePaths([file]), expected);
    assert.equal(purgeText([file]), `${expected.join('\n')}\n`);
  });
}

test('nothing that changed is nothing to purge', () => {
  assert.equal(purgeText([]), '');
  assert.deepEqual(purgeUrls(facts([])), []);
  assert.deepEqual(invalidationBatch(facts([])), {
    Paths: { Quantity: 0, Items: [] },
    CallerReference: 'nukkad-7-e3b0c44298fc1c14',
  });
});

test('CloudFront is told what a request names and what it leads to, with packed forms', () => {
  const { Paths } = invalidationBatch(facts(['govt. officers/index.html', 'favicon.ico'])) as {
    Paths: { Quantity: number; Items: string[] };
  };
  const page = '/govt.%20officers/index.html';
  const packed = [page, `${page}.br`, `${page}.gz`];
  assert.deepEqual(Paths.Items, [...packed, '/favicon.ico', '/govt.%20officers']);
  assert.equal(Paths.Quantity, 5);
});

test('Cloudflare is told addresses, thirty at a time', () => {
  const changed = Array.from({ length: 31 }, (_, at) => `p${at}/index.html`);
  const requests = purgeUrls(facts(changed, 'https://nukkad.example')) as { files: string[] }[];
  assert.deepEqual(
    requests.map(({ files }) => files.length),
    [30, 1],
  );
  assert.equal(requests[1]!.files[0], 'https://nukkad.example/p30');
});

test('without a public origin Cloudflare forgets everything', () => {
  assert.deepEqual(purgeUrls(facts(['index.html'])), [{ purge_everything: true }]);
});

function facts(changed: string[], origin = ''): SiteFacts {
  return {
    ...{ api: 'https://api.example', serial: 7, pages: [], locks: [], changed, origin },
    ...{ target: { folder: '/srv' }, config: '/etc/nukkad' },
  };
}
