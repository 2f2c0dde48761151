import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { placesFrom } from '../core/places';
import { release } from '../operations/release';
import { buildInto, builtShell, remove, rspackInto } from '../testing/seeded-build';
import { chromiumPath } from './boot/chromium';
import { checkBuild } from './check';

const hasBrowser = chromiumPath() !== undefined;

const REACT = 'scripts/fixtures/gate-remote';
const ELEMENT = 'scripts/fixtures/element-remote';
/** Its configuration is none of the presets. */
const STOCK = 'scripts/fixtures/stock-remote';
const builders = { webpack: buildInto, Rspack: rspackInto };
const builds = [
  { bundler: 'webpack', source: ELEMENT },
  { bundler: 'Rspack', source: ELEMENT },
  { bundler: 'Rspack', source: REACT },
  { bundler: 'Rspack', source: STOCK },
] as const;

// The screens of webpack's React remote are judged in seeded.test.ts.
describe('remotes of both bundlers, with React and without', () => {
  let root: string;
  const places = () => placesFrom({ root, data: 'data' });
  const folderOf = ({ bundler, source }: { bundler: string; source: string }) =>
    path.join(root, `${bundler}-${path.basename(source)}`);

  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'nukkad-bundlers-'));
    const shell = await builtShell(path.join(root, 'shell'));
    await release(places(), [shell], { effort: 'quick' });
    for (const one of builds) await builders[one.bundler](one.source, folderOf(one));
    await buildInto(REACT, folderOf({ bundler: 'webpack', source: REACT }));
  });
  after(() => remove(root));

  for (const one of builds) {
    test(`${one.bundler}, ${path.basename(one.source)}: may go live, and is released`, async () => {
      const dist = folderOf(one);
      const { verdict, judgements } = await checkBuild(places(), dist);
      const others = judgements.filter(({ outcome }) => outcome.state !== 'passed');
      const expected = hasBrowser ? ['passed', []] : ['incomplete', ['boot']];
      assert.deepEqual([verdict, others.map(({ rule }) => rule)], expected, JSON.stringify(others));
      await release(places(), [dist], { effort: 'quick' });
    });
  }

  test('both state the same SDK use, shared packages, screens and styles', async () => {
    const [ofWebpack, ofRspack] = await Promise.all(
      ['webpack', 'Rspack'].map(async (bundler) => {
        const dist = folderOf({ bundler, source: REACT });
        const read = (file: string) => readFile(path.join(dist, file), 'utf8');
        const { packages: _, ...facts } = JSON.parse(await read('facts.json'));
        // Of the two configurations Rspack's alone asks for a server bundle.
        const { screens, server: _s, ...manifest } = JSON.parse(await read('manifest.json'));
        const styles = Object.values<{ styles: string[] }>(screens).map((one) => one.styles);
        return { facts, manifest, styles, sheet: await read('screen-welcome.css') };
      }),
    );
    assert.deepEqual(ofRspack, ofWebpack);
  });

  for (const bundler of ['webpack', 'Rspack']) {
    test(`${bundler}: the standard manifest names entry and module, and no statistics are released`, async () => {
      const dist = folderOf({ bundler, source: REACT });
      const text = await readFile(path.join(dist, 'mf-manifest.json'), 'utf8');
      const { name, metaData, exposes } = JSON.parse(text);
      assert.equal(name, 'mf_seed');
      assert.deepEqual(metaData.remoteEntry, { name: 'remoteEntry.js', path: '', type: 'var' });
      assert.deepEqual([metaData.globalName, metaData.publicPath], ['mf_seed', 'auto']);
      assert.deepEqual(
        exposes.map((one: { path: string }) => one.path),
        ['./remote'],
      );
      assert.ok(!text.includes(process.cwd()), 'it names a folder of this machine');
      const files = await readdir(dist);
      assert.ok(!files.includes('mf-stats.json'));
    });
  }

  test('Rspack gives the same bytes twice', async () => {
    const again = await rspackInto(REACT, path.join(root, 'again'));
    for (const file of [
      'remoteEntry.js',
      'remote.js',
      'screen-welcome.js',
      'facts.json',
      'mf-manifest.json',
      'server/server.js',
    ]) {
      const [first, second] = await Promise.all(
        [folderOf({ bundler: 'Rspack', source: REACT }), again].map((folder) =>
          readFile(path.join(folder, file), 'utf8'),
        ),
      );
      assert.equal(second, first, file);
    }
  });
});
