import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { arrivedFile, fileInParts, limits } from '@nukkad/platform/contract';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { type Hostile, hostileFiles } from '../../../test/files/hostile-files';
import { aPdf } from '../../../test/files/sample-files';
import { temporaryFolder } from '../../../test/process/at-exit';

onDatabase((open) => {
  let running: TestApp;
  let authorization: string;
  const folder = temporaryFolder('corpus');
  before(async () => {
    running = await startTestApp(open, { vendors: 20, env: { NUKKAD_DATA: folder } });
    authorization = `Bearer ${(await signedIn(running.app, 'user')).token}`;
  });
  after(() => running.close());

  const inFolder = async (name: string) =>
    (await readdir(`${folder}/${name}`).catch(() => [])).length;

  const whole = (name: string, payload: Buffer) =>
    running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name }, payload },
      headers: { authorization, 'content-type': 'application/octet-stream' },
    });

  async function inParts(name: string, bytes: Buffer) {
    const headers = { authorization, 'tus-resumable': '1.0.0' };
    const filename = Buffer.from(name).toString('base64');
    const begun = await running.app.inject({
      ...{ method: 'POST', url: fileInParts },
      headers: {
        ...headers,
        'upload-length': String(bytes.length),
        'upload-metadata': `filename ${filename}`,
      },
    });
    if (begun.statusCode !== 201) return begun;
    return running.app.inject({
      ...{ method: 'PATCH', url: String(begun.headers.location), payload: bytes },
      headers: {
        ...headers,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    });
  }

  async function judge(file: Hostile, way: string, sent: Awaited<ReturnType<typeof whole>>) {
    const about = `${file.what}, ${way}: ${sent.body}`;
    if (!file.isKept) {
      assert.ok([413, 415, 422].includes(sent.statusCode), about);
      assert.ok(sent.json().detail.length > 20, about);
      return;
    }
    assert.ok([201, 204].includes(sent.statusCode), about);
    const named = sent.headers[arrivedFile];
    const handed = named ? JSON.parse(decodeURIComponent(String(named))) : sent.json();
    assert.match(handed.name, /^[^/\\\p{Cc}\p{Cf}"]{1,120}\.(pdf|png|jpe?g)$/u, about);
    const read = await running.app.inject({
      ...{ url: `/api/files/${handed._id}`, headers: { authorization } },
    });
    assert.equal(read.headers['content-type'], handed.type, about);
    for (const text of file.holds ?? [])
      assert.ok(!read.rawPayload.includes(text, 0, 'latin1'), about);
    if (handed.type === 'application/pdf') return;
    const { exif, icc, xmp, orientation } = await sharp(read.rawPayload).metadata();
    assert.deepEqual(
      [exif, icc, xmp, orientation],
      [undefined, undefined, undefined, undefined],
      about,
    );
  }

  test('of hostile files none is kept as it came', async () => {
    const files = await hostileFiles();
    assert.ok(files.length >= 60);
    for (const file of files) {
      await judge(file, 'whole', await whole(file.name, file.bytes));
      await judge(file, 'in parts', await inParts(file.name, file.bytes));
    }
    assert.equal(await inFolder('incoming'), 0);
  });

  test('names that are no line are refused', async () => {
    for (const name of ['a\u0000.pdf', 'a\r\nset-cookie: x.pdf', '', 'n'.repeat(300)]) {
      const pdf = aPdf();
      for (const answer of [await whole(name, pdf), await inParts(name, pdf)]) {
        assert.equal(answer.statusCode, 422, `${JSON.stringify(name)} ${answer.body}`);
      }
    }
    assert.equal(await inFolder('incoming'), 0);
  });

  test('the largest file is kept, one byte more is not', async () => {
    const most = limits.fileMaxBytes;
    for (const send of [whole, inParts]) {
      assert.ok((await send('a.pdf', aPdf({ length: most }))).statusCode < 300);
      assert.equal((await send('a.pdf', aPdf({ length: most + 1 }))).statusCode, 413);
    }
    assert.equal(await inFolder('incoming'), 0);
  });
});
