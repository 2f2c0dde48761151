import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { GRACE_MS, show } from './processes.mjs';

const processes = pathToFileURL(path.join(import.meta.dirname, 'processes.mjs')).href;

// A parent that starts a child with a grandchild, prints their process ids and waits.
const family = (deaf) => `
  import { start, stopOnSignals } from '${processes}';
  stopOnSignals();
  const grandchild = "${deaf ? "process.on('SIGTERM', () => {});" : ''}setInterval(() => {}, 1e3)";
  const child = start(process.execPath, ['-e', \`
    const { pid } = require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(grandchild)}]);
    console.log(process.pid + ' ' + pid);
    setInterval(() => {}, 1e3);
  \`], { stdio: ['ignore', 'inherit', 'inherit'] });
  setInterval(() => {}, 1e3);
`;

for (const deaf of [false, true]) {
  test(`a signal, even twice, ends ${deaf ? 'deaf ' : ''}children and theirs`, async () => {
    const args = ['--input-type=module', '-e', family(deaf)];
    const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(parent.stdout.setEncoding('utf8'), 'data');
    const pids = line.trim().split(' ').map(Number);
    assert.equal(pids.filter(isAlive).length, 2);
    parent.kill('SIGINT');
    parent.kill('SIGTERM');
    assert.deepEqual(await once(parent, 'exit'), [0, null]);
    assert.deepEqual(pids.filter(isAlive), []);
  });
}

test('what is blocked beyond its limit is killed', async () => {
  const blocked = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
  assert.equal(await show(process.execPath, ['-e', blocked], { limitMs: 500 }), 1);
});

test('deaf children are waited for less than 10 s', () => assert.ok(GRACE_MS < 10_000));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
