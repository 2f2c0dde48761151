import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { limits, type VendorDetails } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { pdf, png } from '../../../test/files/sample-files';
import { demoVendor } from '../../../test/fixtures/people';

const url = '/api/vendors/me/settings';
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

  const send = async ({ token }: SignedIn, payload: Buffer, type = 'image/png') => {
    const answer = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files', query: { name: 'own' }, payload },
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    });
    return answer.json()._id as string;
  };
  const page = async (): Promise<VendorDetails> =>
    (await running.app.inject(`/api/vendors/${id}`)).json();
  const work = { title: 'Booking calendar', about: 'For a clinic.', year: 2025 };
  const addWork = (pictureId: string, key?: string, who = engineer) =>
    who.ask(
      'POST',
      `${url}/portfolio`,
      { ...work, pictureId },
      key ? { 'idempotency-key': key } : {},
    );

  test('a photograph is seen by everybody, until a drawing is back in its place', async () => {
    const drawn = (await page()).img;
    const unchanged = await engineer.ask('DELETE', `${url}/photo`);
    assert.equal(unchanged.json().img, drawn);
    const fileId = await send(engineer, png);
    assert.equal((await running.app.inject(`/api/files/${fileId}`)).statusCode, 404);
    const answer = await engineer.ask('PUT', `${url}/photo`, { fileId });
    assert.equal(answer.statusCode, 200, answer.body);
    const { img } = await page();
    assert.deepEqual([answer.json().img, img], [`/api/files/${fileId}`, `/api/files/${fileId}`]);
    const seen = await running.app.inject(img);
    assert.deepEqual([seen.statusCode, seen.headers['content-type']], [200, 'image/png']);
    const removed = (await engineer.ask('DELETE', `${url}/photo`)).json();
    assert.match(removed.img, /^\/assets\/avatars\/\d+\.svg$/);
    assert.equal((await running.app.inject(removed.img)).statusCode, 200);
    assert.equal((await page()).img, removed.img);
  });

  test('a work is shown with its picture beside those that are drawn', async () => {
    const { portfolio: before } = await page();
    const key = randomUUID();
    const pictureId = await send(engineer, png);
    const answers = [await addWork(pictureId, key), await addWork(pictureId, key)];
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [201, 201],
    );
    const [first, again] = answers.map((answer) => answer.json());
    assert.deepEqual(first, again);
    assert.deepEqual(first, {
      ...{ _id: first._id, ...work },
      picture: {
        ...{ src: `/api/files/${pictureId}`, sources: [], width: 320, height: 240 },
        alt: work.title,
      },
    });
    assert.deepEqual((await page()).portfolio, [...before, first]);
    assert.equal((await running.app.inject(first.picture.src)).statusCode, 200);
    const settings = (await engineer.ask('GET', url)).json();
    assert.deepEqual(settings.portfolio, [...before, first]);

    const ca = await signedIn(running.app, 'ca');
    assert.equal((await ca.ask('DELETE', `${url}/portfolio/${first._id}`)).statusCode, 404);
    assert.equal((await engineer.ask('DELETE', `${url}/portfolio/${first._id}`)).statusCode, 204);
    assert.equal((await engineer.ask('DELETE', `${url}/portfolio/${first._id}`)).statusCode, 404);
    assert.deepEqual((await page()).portfolio, before);
  });

  test('only pictures that somebody has sent themselves', async () => {
    const ca = await signedIn(running.app, 'ca');
    const theirs = await send(ca, png);
    for (const fileId of [theirs, nobody]) {
      const photo = await engineer.ask('PUT', `${url}/photo`, { fileId });
      assert.deepEqual([photo.statusCode, photo.json().code], [404, 'not-found']);
      assert.equal((await addWork(fileId)).statusCode, 404);
    }
    const action = await send(engineer, pdf, 'application/pdf');
    const photo = await engineer.ask('PUT', `${url}/photo`, { fileId: action });
    assert.deepEqual([photo.statusCode, Object.keys(photo.json().errors)], [422, ['fileId']]);
    const added = await addWork(action);
    assert.deepEqual([added.statusCode, Object.keys(added.json().errors)], [422, ['pictureId']]);
    for (const file of [theirs, action]) {
      assert.equal((await running.app.inject(`/api/files/${file}`)).statusCode, 404);
    }
  });

  test('there is an end to works', async () => {
    const pictureId = await send(engineer, png);
    const { portfolio } = await page();
    const room = limits.portfolioMost - portfolio.length;
    const answers = await Promise.all(Array.from({ length: room + 2 }, () => addWork(pictureId)));
    const added = answers.filter(({ statusCode }) => statusCode === 201);
    assert.equal(added.length, room);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    assert.deepEqual(
      refused.map((answer) => answer.json().code),
      ['conflict', 'conflict'],
    );
  });
});
