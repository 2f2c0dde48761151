import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languagePrefix, languages, sourceLanguage } from '@nukkad/platform/contract';
import { tilesFrom } from '../core/places';
import { candidatesFor, headersFor } from './index';

const page = (...files: string[]) => ({ files, fallback: 'page' as const });
const exactly = (...files: string[]) => ({ files, fallback: 'none' as const });

const answers: [pathname: string, expected: ReturnType<typeof candidatesFor>][] = [
  ['/', page('index.html')],
  ['/doctors', page('doctors/index.html', 'index.html')],
  ['/hi/doctors', page('doctors/index.html', 'index.html')],
  ['/kn//doctors/a', page('doctors/index.html', 'index.html')],
  ['/hi', page('index.html')],
  ['/hi/', page('index.html')],
  ['/hindi', page('hindi/index.html', 'index.html')],
  ['/hi/../registry.json', { files: [], fallback: 'none' }],
  ['/doctors/', page('doctors/index.html', 'index.html')],
  ["/ca's", page("ca's/index.html", 'index.html')],
  ['/govt. officers', page('govt. officers/index.html', 'index.html')],
  ['/doctor-dashboard/a/b', page('doctor-dashboard/index.html', 'index.html')],
  ['/registry.json', exactly('registry.json')],
  ['/favicon.ico', exactly('favicon.ico')],
  ['/sw.js', exactly('sw.js')],
  ['/offline.html', exactly('offline.html')],
  ['/shell/v/shell.js', exactly('shell/v/shell.js')],
  ['/remotes/mf-public/v/a.css', exactly('remotes/mf-public/v/a.css')],
  ['/remotes/mf-public/v/a.js.map', exactly()],
  ['/shell/v/shell.js.br', exactly()],
  ['/shell', exactly()],
  ['/remotes/', exactly()],
  ['/../secret', exactly()],
  ['/shell/../../secret', exactly()],
  ['/shell/..\\secret', exactly()],
  ['/a\0b', exactly()],
  ['/.incoming/1/x.js', exactly()],
  ['doctors', exactly()],
  ['/api', exactly()],
  ['/api/', exactly()],
  ['/assets/none.png', exactly()],
  ['/robots.txt', exactly()],
  ['/sitemap.xml', exactly()],
  ['/sitemaps/pages.xml', exactly()],
  ['/previews/0123456789abcdef.json', exactly('previews/0123456789abcdef.json')],
  ['/previews', exactly()],
  ['/previews/a.json', exactly()],
  ['/previews/0123456789abcdef.json/x', exactly()],
  ['/log', exactly()],
  ['/log/head.json', exactly('log/head.json')],
  ['/log/roles.json', exactly('log/roles.json')],
  ['/log/timestamp.json', exactly('log/timestamp.json')],
  ['/log/entries/latest.json', exactly('log/entries/latest.json')],
  ['/log/entries/12.json', exactly('log/entries/12.json')],
  ['/log/entries/12345678.json', exactly()],
  ['/log/entries/', exactly()],
  ['/log/head.json.br', exactly()],
];
for (const [pathname, expected] of answers) {
  test(`${JSON.stringify(pathname)} is looked for in ${expected.files.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(candidatesFor(pathname), expected);
  });
}

test('addresses in every language of the contract have the page that they have without it', () => {
  for (const language of Object.keys(languages).filter((one) => one !== sourceLanguage)) {
    assert.deepEqual(candidatesFor(`/${language}/doctors`), candidatesFor('/doctors'));
    assert.match(`/${language}`, languagePrefix);
  }
});

test('a composition to see again comes first, on pages alone and by its whole name', () => {
  const lock = '0123456789abcdef';
  const kept = `locks/${lock}/index.html`;
  assert.deepEqual(candidatesFor('/', lock), page(kept, 'index.html'));
  assert.deepEqual(candidatesFor('/x/y', lock), page(kept, 'x/index.html', 'index.html'));
  assert.deepEqual(candidatesFor('/shell/v/a.js', lock), exactly('shell/v/a.js'));
  for (const wrong of ['', '..', '../../registry', `${lock}0`, lock.toUpperCase(), `${lock}/..`]) {
    assert.deepEqual(candidatesFor('/', wrong), page('index.html'));
  }
});

test('files of releases never change and may be used from other origins', () => {
  for (const file of ['shell/v/shell.js', '/remotes/mf-public/v/integrity.json']) {
    const headers = headersFor(file);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(headers['timing-allow-origin'], '*');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['content-security-policy'], undefined);
    assert.equal(headers['integrity-policy'], undefined);
  }
});

test('pages are asked for again each time and carry the policies', () => {
  const headers = headersFor('govt. officers/index.html');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
  assert.match(headers['permissions-policy'] ?? '', /geolocation=\(self\)/);
  assert.match(headers['permissions-policy'] ?? '', /publickey-credentials-create=\(self\)/);
  assert.match(headers['permissions-policy'] ?? '', /publickey-credentials-get=\(self\)/);
  const policy = headers['content-security-policy'] ?? '';
  assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
  assert.match(policy, /trusted-types webpack nukkad default 'allow-duplicates'$/);
  assert.doesNotMatch(policy, /unsafe/);
  assert.equal(headers['integrity-policy'], 'blocked-destinations=(script)');
});

test('pages may load what is released from other origins, and nothing else from there', () => {
  const mirrors = ['https://one.example', 'https://two.example'];
  const headers = headersFor('index.html', mirrors);
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  const mirrored = policy.filter((rule) => rule.includes('https://two.example'));
  assert.deepEqual(
    mirrored.map((rule) => rule.split(' ')[0]),
    ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'],
  );
  assert.ok(policy.includes("script-src 'self' https://one.example https://two.example"));
});

for (const [said, connect] of [
  ['https://tiles.example/maps/india.pmtiles', "connect-src 'self' https://tiles.example"],
  ['/tiles/india.pmtiles', "connect-src 'self'"],
] as const) {
  test(`pages may read the tiles ${said}, and nothing else`, () => {
    const policyOf = (tiles?: ReturnType<typeof tilesFrom>) =>
      (headersFor('index.html', [], tiles)['content-security-policy'] ?? '').split('; ');
    const [without, policy] = [policyOf(), policyOf(tilesFrom(said))];
    const changed = policy.filter((rule) => !without.includes(rule));
    assert.deepEqual(
      changed,
      [connect].filter((rule) => !without.includes(rule)),
    );
    assert.equal(policy.length, without.length);
    const directives = policy.map((rule) => rule.split(' ')[0]);
    assert.equal(new Set(directives).size, directives.length, 'each directive is there once');
  });
}

test('the service worker may read all that pages load or read, and run nothing', () => {
  const tiles = tilesFrom('https://tiles.example/india.pmtiles');
  const { 'content-security-policy': policy, ...others } = headersFor(
    '/sw.js',
    ['https://one.example'],
    tiles,
  );
  assert.deepEqual(policy?.split('; '), [
    "default-src 'none'",
    "connect-src 'self' https://one.example https://tiles.example",
    "img-src 'self' https://one.example",
    "frame-ancestors 'none'",
  ]);
  assert.deepEqual(others, headersFor('registry.json'));
});

test('no other file says anything of tiles', () => {
  const tiles = tilesFrom('https://tiles.example/india.pmtiles');
  for (const file of ['registry.json', 'log/head.json', 'shell/v/shell.js']) {
    assert.deepEqual(headersFor(file, [], tiles), headersFor(file, []));
  }
});

test('the registry is asked for again each time', () => {
  assert.equal(headersFor('registry.json')['cache-control'], 'no-cache');
});

test('the log is asked for again each time, from any origin', () => {
  for (const file of ['log/head.json', 'log/timestamp.json', 'log/entries/0.json']) {
    assert.equal(headersFor(file)['cache-control'], 'no-cache');
    assert.equal(headersFor(file)['access-control-allow-origin'], '*');
  }
});
