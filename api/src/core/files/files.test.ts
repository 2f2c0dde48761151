import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { aPdf, pdf, png } from '../../../test/files/sample-files';
import { temporaryFolder } from '../../../test/process/at-exit';
import { idempotentWrites } from '../http/idempotency';
import { rateLimiter } from '../rate-limits/rate-limiter';
import { fileExaminer } from './examiner';
import { filesOnDisk } from './file-store';
import { filesService } from './files.service';
import { makePublic } from './files.store';

const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  let running: TestApp;
  const folder = temporaryFolder('files');
  before(async () => {
    running = await startTestApp(open, { vendors: 20, env: { NUKKAD_DATA: folder } });
  });
  after(() => running.close());

  const onDisk = async () =>
    (await readdir(`${folder}/files`, { recursive: true }).catch(() => [])).filter(
      (name) => name.length > 36,
    );

  async function person(account: string) {
    const { token, userId } = await signedIn(running.app, account);
    const authorization = `Bearer ${token}`;
    return {
      userId,
      send: (payload: Buffer, name = 'deed.pdf', headers: Record<string, string> = {}) =>
        running.app.inject({
          ...{ method: 'POST', url: '/api/me/files', query: { name }, payload },
          headers: { authorization, 'content-type': 'application/pdf', ...headers },
        }),
      read: (id: string) =>
        running.app.inject({ url: `/api/files/${id}`, headers: { authorization } }),
    };
  }

  test('what is sent comes back as it was, for its owner alone', async () => {
    const user = await person('user');
    const sent = await user.send(pdf, '../Sale deed.pdf');
    assert.equal(sent.statusCode, 201, sent.body);
    const { _id, ...about } = sent.json();
    assert.deepEqual(about, {
      ...{ name: 'Sale deed.pdf', type: 'application/pdf', bytes: pdf.length },
    });
    const read = await user.read(_id);
    assert.deepEqual(read.rawPayload, pdf);
    const { headers } = read;
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['content-length'], String(pdf.length));
    assert.equal(headers['content-disposition'], "attachment; filename*=UTF-8''Sale%20deed.pdf");
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'private, no-store');

    const other = await person('doctor');
    const visitor = await running.app.inject({ url: `/api/files/${_id}` });
    for (const answer of [await other.read(_id), visitor, await user.read(nobody)]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
    await makePublic(running.database.query, _id);
    const open = await running.app.inject({ url: `/api/files/${_id}` });
    assert.deepEqual([open.statusCode, open.rawPayload], [200, pdf]);
    assert.equal(open.headers['cache-control'], 'public, max-age=86400');
  });

  test('its bytes say what it is, not its sender', async () => {
    const user = await person('user');
    const sent = await user.send(png, 'me.pdf', { 'content-type': 'application/json' });
    assert.deepEqual([sent.json().type, sent.json().name], ['image/png', 'me.pdf.png']);
    const shown = await user.read(sent.json()._id);
    assert.match(String(shown.headers['content-disposition']), /^inline/);
  });

  test('what cannot be kept is refused and leaves nothing', async () => {
    const user = await person('user');
    const before = await onDisk();
    const large = Buffer.concat([pdf, Buffer.alloc(limits.fileMaxBytes)]);
    const chunked = { 'transfer-encoding': 'chunked', 'content-length': '' };
    const refused: [Buffer, string, Record<string, string>, number][] = [
      [Buffer.from('<script>'), 'a.pdf', {}, 415],
      [Buffer.alloc(0), 'a.pdf', {}, 422],
      [large, 'a.pdf', {}, 413],
      [pdf, 'a.pdf', { 'content-length': '5242881' }, 413],
      [pdf, '', {}, 422],
      [pdf, 'a\u0000.pdf', {}, 422],
      [pdf, 'x'.repeat(256), {}, 422],
    ];
    for (const [bytes, name, headers, status] of refused) {
      const answer = await user.send(bytes, name, headers);
      assert.equal(answer.statusCode, status, answer.body);
    }
    // A body of undeclared length is stopped while it is read.
    const endless = await user.send(large, 'a.pdf', chunked);
    assert.equal(endless.statusCode, 413);
    const largest = aPdf({ length: limits.fileMaxBytes });
    assert.equal(largest.length, limits.fileMaxBytes);
    assert.deepEqual(await onDisk(), before);
    assert.equal((await user.send(largest)).statusCode, 201);
  });

  test('without its row no bytes are written', async () => {
    const user = await person('user');
    const before = await onDisk();
    const key = randomUUID();
    const first = await user.send(pdf, 'a.pdf', { 'idempotency-key': key });
    const again = await user.send(pdf, 'a.pdf', { 'idempotency-key': key });
    assert.deepEqual(again.json(), first.json());
    assert.equal((await user.send(png, 'a.pdf', { 'idempotency-key': key })).statusCode, 409);
    assert.equal((await onDisk()).length, before.length + 1);
  });

  test('what nothing uses is gone after a day', async () => {
    const { query } = running.database;
    const user = await person('user');
    const old = (await user.send(pdf)).json()._id;
    const fresh = (await user.send(pdf)).json()._id;
    const shown = (await user.send(png)).json()._id;
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await query
      .updateTable('stored_file')
      .set({ created_at: yesterday })
      .where('id', 'in', [old, shown])
      .execute();
    const doctor = await person('doctor');
    await query
      .updateTable('stored_file')
      .set({ owner_id: doctor.userId })
      .where('id', '=', shown)
      .execute();
    const page = query.updateTable('vendor').where('user_id', '=', doctor.userId);
    await page.set({ image: `/api/files/${shown}` }).execute();

    await filesService({
      ...{
        db: query,
        idempotent: idempotentWrites(query),
        allowed: rateLimiter(query),
        limits: 'development',
        secret: 'x',
        examiner: fileExaminer(),
        scanning: { before: async () => 'unscanned', retry: async () => {} },
      },
      files: filesOnDisk(`${folder}/files`),
    }).sweep();
    assert.equal((await user.read(old)).statusCode, 404);
    assert.ok(!(await onDisk()).some((name) => name.endsWith(old)));
    assert.equal((await user.read(fresh)).statusCode, 200);
    assert.equal((await doctor.read(shown)).statusCode, 200);
  });

  test('bytes that are missing are no mistake of whoever asks', async () => {
    const user = await person('user');
    const { _id } = (await user.send(pdf)).json();
    await filesOnDisk(`${folder}/files`).remove(_id);
    assert.equal((await user.read(_id)).statusCode, 404);
  });
});
