import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { compileFunction } from 'node:vm';
import { currentBuild } from './support/builds.mjs';
import { ROOT } from './support/repository.mjs';

const require = createRequire(path.join(ROOT, 'platform/package.json'));
const webpack = require('webpack');
const { remote } = require('@nukkad/build/webpack');

const PROVIDED = ['@nukkad/platform', 'react', 'react-dom', 'react/jsx-runtime'];
const BUNDLE = 'server/server.js';

const scratch = mkdtempSync(path.join(tmpdir(), 'nukkad-server-bundles-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

test('the public remote runs in bare Node with what the shell provides', async () => {
  const { provided } = evaluated(await bundleOf('shell'), createRequire(import.meta.url));
  assert.deepEqual(Object.keys(provided).sort(), PROVIDED);
  const required = new Set();
  const { remote: opened } = evaluated(await bundleOf('mf-public'), (name) => {
    required.add(name);
    assert.ok(name in provided, `${name} is not provided`);
    return provided[name];
  });
  assert.equal(opened.contract, 1);
  assert.deepEqual(Object.keys(opened.screens).sort(), screensIn('mf-public/src/remote.tsx'));
  for (const [name, load] of Object.entries(opened.screens)) {
    assert.equal(typeof (await load()).Screen, 'function', name);
  }
  assert.deepEqual([...required].sort(), PROVIDED);
});

test('a server bundle is one script beside the browser build, the same in every build', async () => {
  const [one, other] = [
    await buildOf('large-remote', 'one'),
    await buildOf('large-remote', 'other'),
  ];
  assert.equal(JSON.parse(read(one, 'manifest.json')).server, BUNDLE);
  assert.deepEqual(
    readdirSync(path.join(one, 'server')).filter((file) => !file.endsWith('.LICENSE.txt')),
    ['server.js'],
  );
  assert.equal(read(one, BUNDLE), read(other, BUNDLE));
});

for (const part of ['small-remote', 'large-remote']) {
  test(`the server bundle of ${part} has the class names of its browser build`, async () => {
    const dist = await buildOf(part, 'one');
    const filesIn = (ending) => readdirSync(dist).filter((file) => file.endsWith(ending));
    const namesIn = (files) => new Set(files.flatMap((file) => classNamesIn(read(dist, file))));
    const ahead = namesIn([BUNDLE]);
    assert.ok(ahead.size > 10, `${ahead.size} class names`);
    assert.deepEqual([...ahead].sort(), [...namesIn(filesIn('.js'))].sort());
    const styled = namesIn(filesIn('.css'));
    assert.deepEqual(
      [...ahead].filter((name) => !styled.has(name)),
      [],
    );
  });
}

test('neither a development build nor a remote without public screens has one', () => {
  const folder = fixture('small-remote');
  const configured = [
    remote(folder, { port: 0 })(),
    remote(folder, { port: 0, server: true })({ dev: true }),
    remote(folder, { port: 0, server: true })({ alone: true }),
  ];
  for (const config of configured) assert.equal(serverPlugin(config), undefined);
});

const fixture = (name) => path.join(ROOT, 'scripts/fixtures', name);
const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');

const built = new Map();

/** Builds a fixture, with its server bundle, into a folder of this name, once. */
function buildOf(name, id) {
  const output = path.join(scratch, `${name}-${id}`);
  if (!built.has(output)) built.set(output, build(name, output));
  return built.get(output);
}

async function build(name, output) {
  const config = remote(fixture(name), { port: 0, server: true })();
  const compiler = webpack({
    ...config,
    cache: false,
    devtool: false,
    output: { ...config.output, path: output },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  return output;
}

/** The text of a part's server bundle: of its build, or built without its browser build. */
async function bundleOf(part) {
  const current = currentBuild(part);
  if (current) return read(current, BUNDLE);
  const outputPath = path.join(scratch, part);
  const config = require(path.join(ROOT, part, 'webpack.config.js'))();
  const options = { cache: false };
  const { errors } = await serverPlugin(config).build({ options, outputPath });
  assert.deepEqual(errors, []);
  return read(outputPath, BUNDLE);
}

const serverPlugin = ({ plugins }) =>
  plugins.find((plugin) => plugin.constructor.name === 'ServerBundlePlugin');

/** The exports of a CommonJS text. It sees what Node has, and nothing of a browser. */
function evaluated(text, requireFrom) {
  const module = { exports: {} };
  compileFunction(text, ['module', 'exports', 'require'])(module, module.exports, requireFrom);
  return module.exports;
}

/** `small_remote_shared-ui_card__title`: the part, the stylesheet and the name in it. */
const classNamesIn = (text) => text.match(/\b\w+_remote_[\w-]+__\w+/g) ?? [];

function screensIn(file) {
  const names = read(ROOT, file).matchAll(/webpackChunkName: "screen-(\w+)"/g);
  return [...names].map(([, name]) => name).sort();
}
