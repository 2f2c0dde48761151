import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { openDatabase } from '../../src/core/db/database';
import { temporaryFolder } from './at-exit';
import { runServer, startServer } from './process';
import { until } from './until';

/** A data folder that an earlier server has filled, if any. */
let filled: string | undefined;

/** A data folder, already filled if possible: filling it is most of a first start. */
function folder(): string {
  const data = temporaryFolder('serve');
  if (filled) cpSync(filled, data, { recursive: true });
  return data;
}

const report = (address: string, message: string) =>
  fetch(`${address}/api/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'TEST', message, path: '/' }),
  });

/** Each ends in what opens the folder of a killed process: at night a server once more. */
const kills = process.env.TEST_SCOPE === 'all' ? 2 : 1;

/** Resolves once the server has accepted the request; `status` follows with the response. */
async function underWay(address: string) {
  const sent = request(address, { agent: false });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  sent.end();
  await once(sent, 'finish');
  // Connections are accepted in order: this one comes after the request's.
  await once(get(new URL('/livez', address), { agent: false }), 'response');
  return { status };
}

test('a first start says what it does, serves, refuses a second process, and ends orderly', async () => {
  const NUKKAD_DATA = temporaryFolder('serve');
  const server = await startServer({ NUKKAD_DATA });
  assert.match(
    server.output(),
    /^Opening the database…\nSeeding 30 vendors…\nAPI ready on http:\/\/localhost:\d+\n$/,
  );
  const page = await fetch(server.address);
  assert.match(await page.text(), /npm start/);

  const second = await runServer({ NUKKAD_DATA, PORT: '0' });
  assert.equal(second.code, 1);
  assert.match(
    second.output,
    new RegExp(`^The data folder .* is in use by process ${server.child.pid}: .*\\n$`),
  );

  const slow = await underWay(`${server.address}/api/category/getAllCategories`);
  // A process that does not end in time exits with 1.
  assert.equal(await server.end('SIGTERM'), 0);
  assert.equal(await slow.status, 200);
  assert.equal(existsSync(join(NUKKAD_DATA, 'nukkad.lock')), false);
  filled = NUKKAD_DATA;
});

test('nothing that was acknowledged is lost by kill -9', async () => {
  const NUKKAD_DATA = folder();
  let acknowledged = 0;
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ NUKKAD_DATA });
    const write = async () => {
      for (;;) {
        const response = await report(server.address, `round ${round}`).catch(() => undefined);
        if (response?.status !== 204) return;
        acknowledged += 1;
      }
    };
    const enough = acknowledged + 20 * (round + 1);
    const writers = [write(), write(), write()];
    await until(() => acknowledged >= enough, 'writing is under way');
    await server.end('SIGKILL');
    await Promise.all(writers);
  }
  const database = await openDatabase({ folder: join(NUKKAD_DATA, 'database') });
  const kept = await database.query.selectFrom('client_error').select('id').execute();
  await database.close();
  assert.ok(kept.length >= acknowledged, `${kept.length} of ${acknowledged} are there`);
});

test('a taken port and a wrong setting are said in a sentence', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = await runServer({ NUKKAD_DATA: folder(), PORT: `${port}` });
  assert.equal(taken.code, 1);
  assert.match(taken.output, new RegExp(`Port ${port} is taken by another program: .*PORT.*\\n$`));
  other.close();

  const wrong = await runServer({ NUKKAD_DATA: folder(), PORT: 'eighty' });
  assert.deepEqual(wrong, { code: 1, output: 'PORT must be a whole number\n' });

  const away = { NUKKAD_DATA: folder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const unreachable = await runServer(away);
  assert.equal(unreachable.code, 1);
  assert.match(unreachable.output, /The database of DATABASE_URL does not answer \(.*\): .*\n$/);
  assert.doesNotMatch(unreachable.output, /\n\s+at /);
});
