import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteManifest } from '../testing/fake-site';
import { parseManifest } from './manifest';
import { skeletonProblem } from './skeleton';

const whole = remoteManifest('mf-public');
const files = ['remoteEntry.abc.js', 'screen-listing.abc.js', 'screen-listing.abc.css'];
const parse = (value: unknown) =>
  parseManifest(typeof value === 'string' ? value : JSON.stringify(value), files, 'mf-public/dist');

test('a whole manifest is read as it is', () => assert.deepEqual(parse(whole), whole));

const wrong: [name: string, value: unknown, message: RegExp][] = [
  ['no JSON', '{', /mf-public\/dist\/manifest.json is not JSON/],
  ['a list', [], /not an object/],
  ['another schema', { ...whole, schema: 2 }, /`schema` must be 1/],
  ['a part that is a path', { ...whole, part: '../x' }, /`part` must be a folder-like name/],
  ['a page without a path', { ...whole, page: { title: 'Looks' } }, /`page` must be \{ path/],
  ['a remote without container', { ...whole, federation: undefined }, /`federation` must name/],
  ['a contract in words', { ...whole, contract: '1' }, /`contract` must be a whole number/],
  ['an owner without letters', { ...whole, owner: ' ' }, /`owner` must name the team/],
  ['an owner of many words', { ...whole, owner: 'a'.repeat(61) }, /in at most 60 characters/],
  ['no entry', { ...whole, entry: '' }, /`entry` must name/],
  ['screens without files', { ...whole, screens: { a: {} } }, /`screens` must give/],
  ['a route without a screen', { ...whole, routes: [{ path: '/' }] }, /`routes` must be a list/],
  [
    'a route for nobody knows whom',
    { ...whole, routes: [{ path: '/', remote: 'mf-x', screen: 'y', needs: 'anybody' }] },
    /`needs` being user or vendor/,
  ],
  [
    'a file that was not built',
    { ...whole, entry: 'gone.js' },
    /it names gone.js, which the build/,
  ],
];
for (const [name, value, message] of wrong) {
  test(`${name} is refused`, () => {
    assert.throws(() => parse(value), { name: 'RegistryError', code: 'invalid', message });
  });
}

test('a server bundle is a script of its own folder that the build has', () => {
  const bundle = { ...whole, server: 'server/server.js' };
  const read = (manifest: object, ...more: string[]) =>
    parseManifest(JSON.stringify(manifest), [...files, ...more], 'mf-public/dist');
  assert.deepEqual(read(bundle, bundle.server), bundle);
  const absent = /it names server\/server\.js, which the build does not have/;
  assert.throws(() => read(bundle), { code: 'invalid', message: absent });
  for (const server of ['server/server.css', 'server.js', files[0], 'server/../a.js', '', 1]) {
    const wrong = { code: 'invalid', message: /`server` must name the server bundle/ };
    assert.throws(() => read({ ...whole, server }, String(server)), wrong, String(server));
  }
});

test('a shell has no container name', () => {
  assert.doesNotThrow(() => parse({ ...whole, part: 'shell', federation: undefined }));
});

test('a skeleton may not hold what the policy blocks', () => {
  assert.equal(skeletonProblem('<div class="a">online = yes</div>'), undefined);
  assert.match(skeletonProblem('<p style="x">') ?? '', /inline style/);
  assert.match(skeletonProblem('<script>1</script>') ?? '', /a script/);
});
