import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { capture } from './processes.mjs';
import { groupTests } from './test-groups.mjs';

describe('tests of several files in a process', () => {
  let folder;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'nukkad-groups-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const written = (name, text) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('every file stands in one group, a large one beside fewer; a nightly one stands alone', () => {
    const sizes = [9_000, ...Array.from({ length: 24 }, () => 1_000)];
    const files = sizes.map((size, nth) => written(`${nth}.test.ts`, ' '.repeat(size)));
    const nightly = written('long.nightly.test.ts', '');
    const [last, ...groups] = groupTests([...files, nightly], folder).reverse();
    assert.equal(last, nightly);
    const inGroups = groups.map((group) =>
      files.filter((file) => readFileSync(group).includes(`"${file}"`)),
    );
    assert.deepEqual(inGroups.flat().sort(), files.toSorted());
    assert.deepEqual(inGroups.map(({ length }) => length).sort(), [1, 4, 5, 5, 5, 5]);
  });

  it('hooks are for the tests of their file, and a file that cannot be read is a failed test', async () => {
    const hooked = `const assert = require('node:assert');
      const { beforeEach, test } = require('node:test');
      let prepared = 0;
      beforeEach(() => { prepared += 1; });
      for (const nth of [1, 2]) test('prepared ' + nth, () => assert.equal(prepared, nth));`;
    const files = [
      ...['a.test.cjs', 'b.test.cjs'].map((name) => written(name, hooked)),
      written('c.test.cjs', `require('./nowhere.cjs');`),
    ];
    const [group, ...others] = groupTests(files, folder);
    assert.deepEqual(others, []);
    const args = ['--test', '--test-reporter', 'tap', group];
    const { code, output } = await capture(process.execPath, args, { env: cleanEnv() });
    assert.equal(code, 1);
    assert.match(output, /# pass 4\n# fail 1\n/);
    assert.match(output, /not ok 1 - \S+c\.test\.cjs[\s\S]*Cannot find module '\.\/nowhere\.cjs'/);
  });

  it('what a file leaves open is named, and its group ends all the same', async () => {
    const server = `const { test } = require('node:test');
      test('listens', () => { require('node:http').createServer().listen(0); });`;
    const [group] = groupTests([written('open.test.cjs', server)], folder, 50);
    const args = ['--test', '--test-reporter', 'spec', group];
    const { code, output } = await capture(process.execPath, args, { env: cleanEnv() });
    assert.equal(code, 0);
    assert.match(output, /Left open: .*TCPServerWrap/);
  });
});

/** Within a test the runner would report to the runner outside. */
function cleanEnv() {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return env;
}
