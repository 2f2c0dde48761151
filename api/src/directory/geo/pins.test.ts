import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
    const { query } = running.database;
    const { city_id } = await query
      .selectFrom('locality')
      .select('city_id')
      .where('pin', '=', '560102')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('locality')
      .values({
        id: '01900000-0000-7000-8000-000000000003',
        city_id,
        name: 'Agara',
        pin: '560102',
        lat: 12.92,
        lng: 77.64,
      })
      .execute();
  });
  after(() => running.close());

  const ask = (pin: string) => running.app.inject(`/api/geo/pins/${pin}`);

  test('a PIN code tells its city and every neighbourhood of it', async () => {
    const response = await ask('560102');
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), {
      pin: '560102',
      city: 'Bengaluru',
      state: 'Karnataka',
      localities: ['Agara', 'HSR Layout'],
    });
    assert.match(String(response.headers['cache-control']), /^public/);
  });

  test('one that nobody knows is unknown, and what is none is refused', async () => {
    const unknown = await ask('999999');
    assert.deepEqual([unknown.statusCode, unknown.json().code], [404, 'place-unknown']);
    for (const pin of ['56010', '5601021', '012345', '56010a', '560%20102', '%00']) {
      const response = await ask(pin);
      assert.equal(response.statusCode, 422, pin);
      assert.deepEqual(Object.keys(response.json().errors), ['pin']);
    }
  });
});
