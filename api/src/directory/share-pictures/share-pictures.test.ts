import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import {
  type Language,
  listingSharePicture,
  productSharePicture,
  sharePictureSize,
  vendorSharePicture,
} from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/contract/definitions';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { cardDrawer, drawerLimits } from './card-drawer';
import type { ShareCard } from './drawing/share-card';

const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  let running: TestApp;
  let engineer: SignedIn;
  let id: string;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    engineer = await signedIn(running.app, 'engineer');
    id = await demoVendor(running.database, 'engineer');
  });
  after(() => running.close());

  const ask = (url: string, headers = {}) => running.app.inject({ url, headers });
  const set = (values: object) =>
    running.database.query.updateTable('vendor').set(values).where('id', '=', id).execute();

  test('a professional’s picture is for every reader, and is asked for again by its tag', async () => {
    const first = await ask(vendorSharePicture(id));
    assert.equal(first.statusCode, 200, first.body);
    assert.equal(first.headers['content-type'], 'image/png');
    assert.match(String(first.headers['cache-control']), /^public, max-age=3600/);
    assert.equal(first.headers['cross-origin-resource-policy'], 'cross-origin');
    const { width, height } = await sharp(first.rawPayload).metadata();
    assert.deepEqual({ width, height }, sharePictureSize);
    const again = await ask(vendorSharePicture(id), { 'if-none-match': first.headers.etag });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
  });

  test('it follows the name and the photo', async () => {
    const before = await ask(vendorSharePicture(id));
    await set({ name: 'Asha Rao' });
    const renamed = await ask(vendorSharePicture(id), { 'if-none-match': before.headers.etag });
    assert.equal(renamed.statusCode, 200);
    const photo = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#c02020' },
    })
      .jpeg()
      .toBuffer();
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'me' }, payload: photo },
      headers: { authorization: `Bearer ${engineer.token}`, 'content-type': 'image/jpeg' },
    });
    // A file that is not public yet is not shown, even if a row names it.
    await set({ image: `/api/files/${sent.json()._id}` });
    assert.notEqual(await colourOfPhoto(await ask(vendorSharePicture(id))), 'red');
    await set({ image: '/assets/avatars/1.svg' });
    const { statusCode } = await engineer.ask('PUT', '/api/vendors/me/settings/photo', {
      fileId: sent.json()._id,
    });
    assert.equal(statusCode, 200);
    assert.equal(await colourOfPhoto(await ask(vendorSharePicture(id))), 'red');
  });

  test('pages in a language have pictures in it; other languages have none', async () => {
    const list = { profession: 'doctor', loc: 'hsr-layout' };
    for (const address of [
      (language: Language) => vendorSharePicture(id, language),
      (language: Language) => listingSharePicture(list, language),
      productSharePicture,
    ]) {
      const asked = [address('en'), address('hi'), address('kn')].map((url) => ask(url));
      const drawn = await Promise.all(asked);
      assert.deepEqual(
        drawn.map(({ statusCode }) => statusCode),
        [200, 200, 200],
      );
      assert.equal(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 3);
      const path = address('en');
      for (const language of ['en-IN', 'en', 'xa', 'fr', '', 'hi&language=kn', '__proto__']) {
        const refused = await ask(`${path}${path.includes('?') ? '&' : '?'}language=${language}`);
        assert.equal(refused.statusCode, 422, `${path} in ${language}`);
        problem.parse(refused.json());
      }
    }
  });

  const lists: [subject: Parameters<typeof listingSharePicture>[0], status: number][] = [
    [{ profession: 'doctor' }, 200],
    [{ profession: 'doctor', spec: 'dentist' }, 200],
    [{ profession: 'doctor', spec: 'dentist', loc: 'hsr-layout' }, 200],
    [{ profession: 'midwife' }, 404],
    [{ profession: 'doctor', spec: 'family-law' }, 404],
    [{ profession: 'doctor', loc: 'atlantis' }, 404],
    [{ profession: '..%2f..%2fsecret' }, 422],
    [{ profession: 'doctor', spec: '<script>' }, 422],
    [{ profession: 'doctor', loc: 'a'.repeat(200) }, 422],
  ];
  for (const [subject, status] of lists) {
    test(`the list ${JSON.stringify(subject).slice(0, 80)} is answered with ${status}`, async () => {
      const answer = await ask(listingSharePicture(subject));
      assert.equal(answer.statusCode, status, answer.body.slice(0, 200));
      if (status === 200) assert.equal(answer.headers['content-type'], 'image/png');
      else problem.parse(answer.json());
    });
  }

  test('whoever is unknown or not listed has no picture', async () => {
    await set({ status: 'suspended' });
    for (const [url, status] of [
      [vendorSharePicture(id), 404],
      [vendorSharePicture(nobody), 404],
      [vendorSharePicture('1'), 422],
      [vendorSharePicture('%00'), 422],
    ] as const) {
      const answer = await ask(url);
      assert.equal(answer.statusCode, status, url);
      assert.match(String(answer.headers['content-type']), /problem\+json/);
      assert.equal(answer.headers['cache-control'], 'no-store');
    }
    await set({ status: 'live' });
  });
});

async function colourOfPhoto({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  // The statistics of a pipeline are those of its input, hence the part as a picture of its own.
  const part = sharp(rawPayload).extract({ left: 900, top: 300, width: 100, height: 100 });
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  const [red = 0, green = 0] = channels.map(({ mean }) => mean);
  return red > 150 && green < 80 ? 'red' : 'other';
}

describe('drawing cards', () => {
  const card = (heading: string): ShareCard => ({
    ...{ profession: 'doctor', label: 'Dentist', heading, line: '', place: 'Pune', rating: null },
    picture: { kind: 'scene' },
  });
  const pictures = { bytesOf: async () => null };

  test('equal requests share one drawing; beyond the queue callers are told to come back', async (context) => {
    const drawer = cardDrawer({ pictures, limits: { ...drawerLimits, waiting: 1 } });
    context.after(drawer.close);
    const settled = await Promise.allSettled(
      ['a', 'a', 'a', 'b', 'c', 'c'].map((name) => drawer.draw(card(name))),
    );
    const codes = settled.map((one) => (one.status === 'fulfilled' ? 'drawn' : one.reason.code));
    assert.deepEqual(codes, ['drawn', 'drawn', 'drawn', 'drawn', 'unavailable', 'unavailable']);
    assert.equal((await drawer.draw(card('c'))).subarray(1, 4).toString(), 'PNG');
  });
});
