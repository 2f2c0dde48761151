import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { chosenFrom } from './arguments.mjs';
import { assertPortFree, checkNode, memoryFolder, portFrom, temporaryFolder } from './machine.mjs';

for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) {
  test(`Node ${version} will do`, () => checkNode(version));
}
for (const version of ['18.20.0', '20.18.3']) {
  test(`Node ${version} is too old, in one sentence`, () => {
    assert.throws(() => checkNode(version), { message: /needs Node 20.19 or newer; this is/ });
  });
}

test('a folder in memory is taken where it is there and has room, on disk and in memory', () => {
  const folder = tmpdir();
  assert.equal(memoryFolder(1_000, { folder, free: 1_000 }), folder);
  assert.equal(memoryFolder(1_001, { folder, free: 1_000 }), undefined);
  assert.equal(memoryFolder(2 ** 60, { folder, free: 2 ** 60 }), undefined);
  assert.equal(memoryFolder(1, { folder: '/nowhere', free: 1 }), undefined);
});

test('temporary files go where TMPDIR says, and without room in memory where the system has them', () => {
  assert.equal(temporaryFolder(1, { TMPDIR: '/elsewhere' }), '/elsewhere');
  assert.equal(temporaryFolder(2 ** 60, {}), tmpdir());
});

test('PORT is 8080 unless it is a number from 1 to 65535', () => {
  assert.equal(portFrom(undefined), 8080);
  assert.equal(portFrom(''), 8080);
  assert.equal(portFrom('9000'), 9000);
  for (const text of ['0', '65536', '80.5', 'http']) {
    assert.throws(() => portFrom(text), { message: new RegExp(`PORT is "${text}"`) });
  }
});

test('a port that is taken is named together with what to do', async () => {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address();
  await assert.rejects(assertPortFree(port), {
    message: new RegExp(`Port ${port} is taken.*PORT=`),
  });
  server.close();
});

test('a port that is free will do', async () => {
  // Another program may take the port just released: one of several stays free.
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => freedPort().then(assertPortFree)),
  );
  assert.ok(tries.some(({ status }) => status === 'fulfilled'));
});

async function freedPort() {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

test('names on the command line choose in the order of what there is', () => {
  const known = ['check', 'unit', 'api'];
  assert.deepEqual(chosenFrom([], known, 'stage'), known);
  assert.deepEqual(chosenFrom(['api', 'check'], known, 'stage'), ['check', 'api']);
  assert.throws(() => chosenFrom(['apo'], known, 'stage'), {
    message: 'There is no stage "apo". Choose from check, unit, api.',
  });
});
