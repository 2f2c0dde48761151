import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { aPdf, pdf, png } from '../../../test/files/sample-files';
import { temporaryFolder } from '../../../test/process/at-exit';
import { eicar, startClamd } from '../../../test/services/clamd';
import { clamd, ScannerError } from './clamd';
import { filesOnDisk } from './file-store';
import { scanning } from './scanning';

type Daemon = Awaited<ReturnType<typeof startClamd>>;

/** A document with the EICAR test signature, which scanners report as a virus. */
const infected = aPdf({ objects: `%${eicar}` });

describe('the scanner', () => {
  let daemon: Daemon;
  before(async () => {
    daemon = await startClamd();
  });
  after(() => daemon.stop());

  test('is asked for a verdict on a file of many chunks', async () => {
    const scan = clamd(daemon.address);
    assert.deepEqual(await scan(aPdf({ length: 500_000 })), { state: 'clean' });
    assert.deepEqual(await scan(infected), {
      ...{ state: 'infected', signature: 'Eicar-Test-Signature' },
    });
  });

  for (const answer of ['INSTREAM size limit exceeded. ERROR', 'stream: OKAY', '']) {
    test(`gives no verdict by ${JSON.stringify(answer)}`, async () => {
      daemon.answer(answer);
      await assert.rejects(clamd(daemon.address)(pdf), { code: 'scanner' });
      daemon.answer(undefined);
    });
  }

  test('that is not there gives no verdict', async () => {
    for (const address of ['unix:///nowhere/clamd.ctl', 'tcp://127.0.0.1:1']) {
      await assert.rejects(clamd(address)(pdf), { code: 'scanner' });
    }
  });
});

onDatabase((open) => {
  let running: TestApp;
  let daemon: Daemon;
  let authorization: string;
  const folder = temporaryFolder('scanned');
  before(async () => {
    daemon = await startClamd();
    const env = { NUKKAD_DATA: folder, CLAMD_URL: daemon.address };
    running = await startTestApp(open, { vendors: 0, env });
    authorization = `Bearer ${(await signedIn(running.app, 'user')).token}`;
  });
  after(async () => {
    await running.close();
    await daemon.stop();
  });

  const send = (payload: Buffer) =>
    running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'deed.pdf' }, payload },
      headers: { authorization, 'content-type': 'application/octet-stream' },
    });
  const read = (id: string) =>
    running.app.inject({ url: `/api/files/${id}`, headers: { authorization } });
  const byLink = async (id: string) => {
    const link = await running.app.inject({
      ...{ method: 'POST', url: `/api/files/${id}/links`, headers: { authorization } },
    });
    return running.app.inject({ url: link.json().url });
  };
  const onDisk = async () =>
    (await readdir(join(folder, 'files'), { recursive: true }).catch(() => [])).filter(
      (name) => name.length > 36,
    ).length;
  const retry = () => {
    const files = filesOnDisk(join(folder, 'files'));
    const scan = clamd(daemon.address);
    return scanning({ db: running.database.query, files, scan, report: () => {} }).retry();
  };

  test('a file in which something was found is refused and leaves nothing', async () => {
    const before = await onDisk();
    const answer = await send(infected);
    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation']);
    assert.match(answer.json().detail, /virus scanner found.*another device/);
    assert.equal(await onDisk(), before);
  });

  test('documents and pictures are looked at before they can be opened', async () => {
    const before = daemon.scanned();
    for (const file of [pdf, png]) {
      const { _id } = (await send(file)).json();
      assert.equal((await read(_id)).statusCode, 200);
    }
    // The picture as it was sent and as it is stored, which is not the same.
    assert.equal(daemon.scanned(), before + 3);
  });

  test('a picture with malware after its end is refused, though drawing it anew would lose that', async () => {
    const before = await onDisk();
    const answer = await send(Buffer.concat([png, Buffer.from(eicar)]));
    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation']);
    assert.equal(await onDisk(), before);
  });

  test('a file without a verdict does not hold up those after it', async () => {
    await daemon.stop();
    const answers = [await send(aPdf({ objects: '%hard' })), await send(pdf)];
    const [hard = '', easy = ''] = answers.map((answer) => String(answer.json()._id));
    await daemon.start();
    const failing = async (bytes: Buffer) => {
      if (bytes.includes('%hard')) throw new ScannerError('It took too long.');
      return { state: 'clean' } as const;
    };
    const reported: string[] = [];
    const { retry } = scanning({
      ...{ db: running.database.query, files: filesOnDisk(join(folder, 'files')), scan: failing },
      report: (message) => reported.push(message),
    });
    await retry();
    assert.deepEqual(reported, ['It took too long.']);
    await retry();
    assert.equal((await read(easy)).statusCode, 200);
    assert.equal((await read(hard)).statusCode, 503);
    await retry();
    assert.equal(reported.length, 2, 'it is tried again');
  });

  test('while the scanner is away files wait, and nobody opens them', async () => {
    await daemon.stop();
    const sent = [await send(pdf), await send(infected)];
    assert.deepEqual(
      sent.map(({ statusCode }) => statusCode),
      [201, 201],
    );
    const [clean = '', bad = ''] = sent.map((answer) => String(answer.json()._id));
    await retry();
    for (const answer of [await read(clean), await byLink(clean), await read(bad)]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [503, 'unavailable']);
      assert.match(answer.json().detail, /being checked for viruses/);
      assert.ok(answer.headers['retry-after']);
    }

    await daemon.start();
    const before = await onDisk();
    await retry();
    assert.equal((await read(clean)).statusCode, 200);
    const gone = await read(bad);
    assert.deepEqual([gone.statusCode, gone.json().code], [404, 'not-found']);
    assert.match(gone.json().detail, /removed/);
    assert.equal(await onDisk(), before - 1);
  });
});
