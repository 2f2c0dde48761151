import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { addMigratedDatabase } from '../../../test/process/migrated-data';
import { type ServerProcess, startServer } from '../../../test/process/process';
import { fill, noSmallDisk, smallDisk } from '../../../test/process/small-disk';
import { until } from '../../../test/process/until';
import { patientLog } from './logging';

/** Twice the initial size of the embedded database. */
const megabytes = 140;

const long = 'x'.repeat(1_500);

describe('a full disk', { skip: noSmallDisk() }, () => {
  let server: ServerProcess;
  let ballast: string;
  let logFile: string;

  before(async () => {
    const disk = smallDisk(megabytes);
    const NUKKAD_DATA = join(disk, 'data');
    mkdirSync(NUKKAD_DATA);
    await addMigratedDatabase(NUKKAD_DATA);
    ballast = join(disk, 'ballast');
    logFile = join(NUKKAD_DATA, 'logs', 'api.log');
    server = await startServer({ NUKKAD_DATA, SEED_VENDORS: '0' });
  });

  const get = (at: string) => fetch(server.address + at, { signal: AbortSignal.timeout(20_000) });
  const write = (message: string) =>
    fetch(`${server.address}/api/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'TEST', message, path: '/' }),
      signal: AbortSignal.timeout(20_000),
    });

  test('writes are told to come back, the process lives and is not ready', async () => {
    assert.equal((await write('before')).status, 204);
    assert.equal((await get('/readyz')).status, 200);
    fill(ballast);
    // Free space within table pages still takes some rows.
    await until(async () => (await write(long)).status !== 204, 'the disk is full');
    const refused = await write(long);
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '5');
    assert.equal(((await refused.json()) as { code: string }).code, 'unavailable');
    const unready = await get('/readyz');
    assert.equal(unready.status, 503);
    assert.equal(unready.headers.get('retry-after'), '5');
    assert.equal((await get('/livez')).status, 200);
    assert.equal((await get('/api/category/getAllCategories')).status, 200);
  });

  test('where there is room again it goes on, and says what the log lacks', async () => {
    rmSync(ballast);
    assert.equal((await write('after')).status, 204);
    await until(async () => (await get('/readyz')).status === 200, 'ready again');
    const log = () => readFileSync(logFile, 'utf8').trim().split('\n');
    const last = /"path":"\/readyz"|"statusCode":200/;
    await until(() => last.test(log().at(-1) ?? ''), 'the log goes on');
    for (const line of log()) JSON.parse(line);
    assert.equal(await server.end('SIGTERM'), 0);
  });
});

describe('a log that cannot be written', { skip: noSmallDisk() }, () => {
  test('keeps what it has room for, drops and counts the rest, and goes on', async () => {
    const disk = smallDisk(megabytes);
    const ballast = join(disk, 'ballast');
    const file = join(disk, 'api.log');
    const text = () => readFileSync(file, 'utf8');
    const log = patientLog(file, 10_000);
    log.write('first\n');
    await until(() => existsSync(file) && text() === 'first\n', 'the log is open');
    fill(ballast);
    for (let line = 0; line < 1_000; line += 1) log.write(`${'x'.repeat(99)}\n`);
    await sleep(50);
    rmSync(ballast);
    log.write('room again\n');
    await until(() => /"dropped":\d+/.test(text()), 'what was dropped is counted');
    const kept = text().match(/^x{99}$/gm)?.length ?? 0;
    const dropped = Number(/"dropped":(\d+)/.exec(text())?.[1]);
    const isLastKept = text().includes('room again');
    assert.equal(kept + dropped + Number(isLastKept), 1_001);
    assert.ok(dropped > 800, `${dropped}`);
  });
});
