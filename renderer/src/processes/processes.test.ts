import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { defaultPlace } from '@nukkad/platform/contract';
import type { Blame } from '../protocol';
import { lockProcesses, type Processes } from './processes';

/** A renderer whose pages do what their address says. */
const PROGRAM = `
import { readFileSync } from 'node:fs';
const send = (message) => process.send(message);
const page = (document) => ({ document, status: 200 });
const acts = {
  '/echo': () => page('echo'),
  '/env': () => page(JSON.stringify(process.env)),
  '/file': () => page(readFileSync(process.argv[2] + '/page.html', 'utf8')),
  '/secret': () => page(readFileSync('/etc/hostname', 'utf8')),
  '/throw': () => { throw new Error('A screen threw.'); },
  '/end': () => process.exit(1),
  '/hang': () => { for (;;); },
  '/memory': () => { const all = []; for (;;) all.push(new Array(1e6).fill({})); },
};
let last = 0;
process.on('disconnect', () => process.exit(0));
process.on('message', async ({ kind, id, order, answer }) => {
  if (kind === 'answer') {
    const text = answer.status === 503 ? 'refused' : 'read';
    return send({ kind: 'rendered', id: last, page: page(text), by: null, reads: [] });
  }
  last = id;
  if (order.address === '/reads-outbox') return send({ kind: 'read', id: 8, path: '/dev/outbox' });
  if (order.address === '/later') {
    return setTimeout(() => send({ kind: 'rendered', id, page: page('later'), by: null, reads: [] }), 300);
  }
  if (order.address === '/read') return send({ kind: 'read', id: 7, path: '/api/faqs' });
  const { pathname, searchParams } = new URL(order.address, 'http://localhost');
  const part = searchParams.get('by');
  if (order.without.includes(part)) return send({ kind: 'rendered', id, page: null, by: null, reads: [] });
  if (part) send({ kind: 'entered', id, by: { part, version: '1', owner: 'Finding' } });
  try {
    send({ kind: 'rendered', id, page: acts[pathname](), by: null, reads: [] });
  } catch (error) {
    send({ kind: 'failed', id, blame: { part: 'mf-public', version: '1', cause: 'threw', message: String(error) } });
  }
});
`;

describe('rendering processes', () => {
  let folder: string;
  let processes: Processes;
  let blamed: Blame[];
  const reads: string[] = [];
  const order = (address: string) => ({
    ...{ address, document: '', place: defaultPlace },
    origin: 'https://nukkad.example',
  });
  const render = (lock: string, address: string) => processes.render(lock, order(address));
  const textOf = async (lock: string, address: string) =>
    (await render(lock, address)).page?.document ?? '';

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nukkad-renderer-'));
    await writeFile(path.join(folder, 'page.html'), 'released');
    const program = path.join(folder, 'program.mjs');
    await writeFile(program, PROGRAM);
    blamed = [];
    process.env.NUKKAD_TEST_SECRET = 'secret';
    processes = lockProcesses({
      // Includes the start of a process, which takes a busy machine a second.
      ...{ program, site: folder, longest: 2_500 },
      read: async (path) => {
        reads.push(path);
        return { status: 200, type: 'application/json', body: '[]' };
      },
      onBlame: (_lock, blame) => blamed.push(blame),
    });
  });
  after(async () => {
    processes.close();
    delete process.env.NUKKAD_TEST_SECRET;
    await rm(folder, { recursive: true, force: true });
  });

  // On a busy machine the processes of earlier tests still end, and only so many may at a time.
  const noneDrains = async () => {
    while (processes.draining() > 0) await setTimeout(20);
  };
  beforeEach(noneDrains);

  test('a page is rendered, and reads go through the one who serves', async () => {
    assert.equal(await textOf('reading', '/read'), 'read');
    assert.deepEqual(reads, ['/api/faqs']);
  });

  test('it reads the released site and no other file', async () => {
    assert.equal(await textOf('a', '/file'), 'released');
    await assert.rejects(render('a', '/secret'), /ERR_ACCESS_DENIED|restricted/);
  });

  test('it has no environment', async () => {
    const seen = await textOf('a', '/env');
    assert.doesNotMatch(seen, /secret/);
    assert.deepEqual(Object.keys(JSON.parse(seen)).sort(), ['NODE_ENV']);
  });

  test('who throws is named, and the process lives', async () => {
    blamed = [];
    await assert.rejects(render('a', '/throw'), /A screen threw/);
    const message = 'Error: A screen threw.';
    assert.deepEqual(blamed, [
      { part: 'mf-public', version: '1', cause: 'threw', message, address: '/throw' },
    ]);
    assert.equal(await textOf('a', '/echo'), 'echo');
  });

  test('one that ends, hangs or takes all memory is replaced', async () => {
    for (const address of ['/end', '/hang']) {
      await assert.rejects(render('b', address), /process ended/);
      assert.equal(await textOf('b', '/echo'), 'echo');
    }
    await assert.rejects(render('memory', '/memory'), /process ended/);
    assert.equal(await textOf('memory', '/echo'), 'echo');
  });

  test('one that ends again and again is left alone for a while', async () => {
    for (let time = 0; time < 3; time += 1) await assert.rejects(render('c', '/end'));
    await assert.rejects(render('c', '/echo'), /ends too often/);
    assert.equal(await textOf('a', '/echo'), 'echo');
  });

  test('few locks have a process at a time, the ones used last', async () => {
    for (const lock of ['d', 'e', 'f', 'g']) await textOf(lock, '/echo');
    assert.deepEqual(
      processes.locks().map(({ lock }) => lock),
      ['g', 'f', 'e'],
    );
  });

  test('locks that links name never take the place of the live one', async () => {
    await textOf('live', '/echo');
    for (const lock of ['h', 'i', 'j', 'k']) {
      await processes.render(lock, order('/echo'), { isLive: false });
    }
    assert.deepEqual(
      processes.locks().map(({ lock }) => lock),
      ['k', 'j', 'live'],
    );
  });

  test('a process whose lock is over answers what it was asked for, and ends', async () => {
    const pending = textOf('old', '/later');
    for (const lock of ['new-1', 'new-2', 'new-3']) await textOf(lock, '/echo');
    assert.ok(processes.locks().every(({ lock }) => lock !== 'old'));
    assert.equal(await pending, 'later');
    await noneDrains();
  });

  test('the part whose page hangs or ends it is named, and left out after the second time', async () => {
    blamed = [];
    await assert.rejects(render('culprit', '/hang?by=mf-public'), /process ended/);
    await assert.rejects(render('culprit', '/end?by=mf-public'), /process ended/);
    assert.deepEqual(
      blamed.map(({ part, version, owner, cause }) => [part, version, owner, cause]),
      [
        ['mf-public', '1', 'Finding', 'hung'],
        ['mf-public', '1', 'Finding', 'ended'],
      ],
    );
    assert.equal((await render('culprit', '/echo?by=mf-public')).page, null);
    assert.equal(await textOf('culprit', '/echo?by=mf-auth'), 'echo');
  });

  test('it reads nothing but calls of the API', async () => {
    reads.length = 0;
    assert.equal(await textOf('reading', '/reads-outbox'), 'refused');
    assert.deepEqual(reads, []);
  });
});
