import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FavouritesAnswer, limits } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor, whileSuspended } from '../../../test/fixtures/people';

const url = '/api/me/favourites';
const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  let running: TestApp;
  let doctor: string;
  let teacher: string;
  let labour: string;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    const { database } = running;
    await database.query.deleteFrom('favourite').execute();
    doctor = await demoVendor(database, 'doctor');
    teacher = await demoVendor(database, 'teacher');
    labour = await demoVendor(database, 'labour');
  });
  after(() => running.close());

  async function person(account: string) {
    const { ask } = await signedIn(running.app, account);
    return {
      read: async (): Promise<FavouritesAnswer> => (await ask('GET', url)).json(),
      merge: (ids: unknown) => ask('PUT', url, { ids }),
      keep: (id: string, list?: string | null) =>
        ask('PUT', `${url}/${id}`, list === undefined ? {} : { list }),
      drop: (id: string) => ask('DELETE', `${url}/${id}`),
    };
  }

  const idsOf = ({ favourites }: FavouritesAnswer) => favourites.map(({ vendor }) => vendor._id);

  test('what a device knows is added once, the latest first', async () => {
    const user = await person('user');
    const kept = await user.merge([teacher, doctor, nobody, teacher]);
    assert.deepEqual(kept.json(), [teacher, doctor]);
    assert.deepEqual((await user.merge([doctor, labour])).json(), [labour, teacher, doctor]);
    assert.deepEqual((await user.merge([])).json(), [labour, teacher, doctor]);
    const { favourites, lists } = await user.read();
    assert.deepEqual(idsOf({ favourites, lists }), [labour, teacher, doctor]);
    assert.deepEqual(lists, []);
    assert.equal(favourites[1]?.vendor.vendorName, 'Joseph Kurian');
    assert.deepEqual((await (await person('advocate')).read()).favourites, []);
  });

  test('a list is the person’s own: named, left alone, taken off', async () => {
    const ca = await person('ca');
    const listOf = async (id: string) =>
      (await ca.read()).favourites.find(({ vendor }) => vendor._id === id)?.list;
    assert.equal((await ca.keep(doctor, ' Family ')).statusCode, 204);
    await ca.keep(teacher, 'Children');
    await ca.keep(labour);
    assert.deepEqual((await ca.read()).lists, ['Children', 'Family']);
    await ca.keep(doctor);
    assert.equal(await listOf(doctor), 'Family');
    await ca.keep(doctor, null);
    assert.equal(await listOf(doctor), null);
    await ca.keep(labour, 'Children');
    assert.deepEqual((await ca.read()).lists, ['Children']);
    assert.deepEqual(idsOf(await ca.read()), [labour, teacher, doctor]);
  });

  test('liking and no longer liking twice is like once', async () => {
    const engineer = await person('engineer');
    const kept = await Promise.all([engineer.keep(doctor), engineer.keep(doctor)]);
    assert.deepEqual(
      kept.map(({ statusCode }) => statusCode),
      [204, 204],
    );
    assert.deepEqual(idsOf(await engineer.read()), [doctor]);
    assert.equal((await engineer.drop(doctor)).statusCode, 204);
    assert.equal((await engineer.drop(doctor)).statusCode, 204);
    assert.deepEqual(idsOf(await engineer.read()), []);
    const unknown = await engineer.keep(nobody);
    assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'vendor-unknown']);
  });

  test('who is not listed for a while is not shown, and there again afterwards', async () => {
    const officer = await person('officer');
    await officer.merge([doctor, teacher]);
    await whileSuspended(running.database, doctor, async () => {
      assert.deepEqual(idsOf(await officer.read()), [teacher]);
    });
    assert.deepEqual(idsOf(await officer.read()), [doctor, teacher]);
  });

  test('there is an end to them', async () => {
    const { ask, userId } = await signedIn(running.app, 'labour');
    const { query } = running.database;
    const row = await query
      .selectFrom('vendor')
      .selectAll()
      .where('id', '=', doctor)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: limits.favouritesMost - 1 }, () => ({
      ...row,
      id: uuidv7(),
      user_id: null,
      detail: JSON.stringify(row.detail),
      working_hours: JSON.stringify(row.working_hours),
      evidence: JSON.stringify(row.evidence),
      terms: JSON.stringify(row.terms),
    }));
    await query.insertInto('vendor').values(copies).execute();
    await query
      .insertInto('favourite')
      .values(copies.map(({ id }) => ({ user_id: userId, vendor_id: id, list: null })))
      .execute();
    const merged = (await ask('PUT', url, { ids: [teacher, labour] })).json();
    assert.equal(merged.length, limits.favouritesMost);
    assert.ok(merged.includes(teacher) && !merged.includes(labour));
    const kept = await ask('PUT', `${url}/${labour}`, {});
    assert.deepEqual([kept.statusCode, kept.json().code], [409, 'conflict']);
    assert.equal((await ask('PUT', `${url}/${teacher}`, { list: 'Maths' })).statusCode, 204);
  });

  test('what is no id and no list is refused', async () => {
    const user = await person('user');
    for (const ids of [['x'], 'x', undefined, [null], Array(501).fill(doctor)]) {
      assert.equal((await user.merge(ids)).statusCode, 422);
    }
    for (const list of ['', 'x'.repeat(121), 'two\nlines']) {
      assert.equal((await user.keep(doctor, list)).statusCode, 422);
    }
    assert.equal((await user.drop('x')).statusCode, 422);
  });
});
