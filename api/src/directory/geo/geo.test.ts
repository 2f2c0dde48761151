import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GeoPlace, NearestPlace } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/contract/definitions';
import { sql } from 'kysely';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { onBothDatabases } from '../../../test/database/databases';
import { buildApp } from '../../app';

onBothDatabases((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
  });
  after(() => running.close());

  const suggest = async (q: string): Promise<GeoPlace[]> =>
    (await running.app.inject({ url: '/api/geo/suggest', query: { q } })).json();

  test('a neighbourhood is found by the beginning of its name, with city and point', async () => {
    const [first] = await suggest('hsr');
    assert.deepEqual(
      { ...first, _id: '' },
      {
        _id: '',
        kind: 'locality',
        name: 'HSR Layout',
        slug: 'hsr-layout',
        city: 'Bengaluru',
        citySlug: 'bengaluru',
        state: 'Karnataka',
        pin: '560102',
        point: { lat: 12.9116, lng: 77.6474 },
        isServed: true,
      },
    );
  });

  test('a city comes before its neighbourhoods, and eight places are enough', async () => {
    const places = await suggest('Bangalore');
    assert.deepEqual([places[0]?.kind, places[0]?.name], ['city', 'Bengaluru']);
    assert.equal(places.length, 8);
  });

  test('a city in which nobody can be listed yet says so', async () => {
    await running.database.query
      .insertInto('city')
      .values({
        id: '01900000-0000-7000-8000-000000000002',
        name: 'Shimla',
        state: 'Himachal Pradesh',
      })
      .execute();
    // A second app on the same rows, because this one may have cached the places.
    const fresh = await buildApp({
      settings: testSettings(),
      database: running.database,
      logger: false,
      site: false,
    });
    const places: GeoPlace[] = (await fresh.inject('/api/geo/suggest?q=shimla')).json();
    assert.deepEqual(
      places.map(({ name, isServed }) => [name, isServed]),
      [['Shimla', false]],
    );
    await fresh.close();
  });

  test('renderers read every place, in the order in which lists take them', async () => {
    const places: GeoPlace[] = (await running.app.inject('/api/geo/places')).json();
    const kinds = places.map(({ kind }) => kind);
    assert.equal(kinds.indexOf('locality'), kinds.lastIndexOf('city') + 1);
    assert.ok(places.some(({ slug }) => slug === 'hsr-layout'));
  });

  test('nothing known is an empty list', async () => {
    assert.deepEqual(await suggest('Atlantis'), []);
  });

  test('the nearest neighbourhood, and the answer is kept nowhere', async () => {
    const response = await running.app.inject('/api/geo/nearest?lat=12.979&lng=77.64');
    const { place, km }: NearestPlace = response.json();
    assert.equal(place.name, 'Indiranagar');
    assert.equal(km, 0.2);
    assert.equal(response.headers['cache-control'], 'no-store');
  });

  test('far away is still answered, with the distance', async () => {
    const response = await running.app.inject('/api/geo/nearest?lat=-33.87&lng=151.21');
    assert.ok(response.json().km > 9_000);
  });

  const refused = [
    '/api/geo/suggest',
    '/api/geo/suggest?q=',
    '/api/geo/suggest?q=h',
    '/api/geo/suggest?q=%20h%20',
    '/api/geo/suggest?q=hsr&q=btm',
    '/api/geo/suggest?q=hsr%00layout',
    `/api/geo/suggest?q=${'x'.repeat(61)}`,
    '/api/geo/nearest',
    '/api/geo/nearest?lat=12.9',
    '/api/geo/nearest?lat=91&lng=77',
    '/api/geo/nearest?lat=12.9&lng=-180.1',
    '/api/geo/nearest?lat=NaN&lng=77',
    '/api/geo/nearest?lat=1e1&lng=77',
    '/api/geo/nearest?lat=12.9&lat=13&lng=77',
    '/api/geo/nearest?lat=&lng=',
  ];
  for (const url of refused) {
    test(`GET ${url.slice(0, 50)} is refused in words`, async () => {
      const response = await running.app.inject(url);
      assert.equal(response.statusCode, 422);
      assert.match(String(response.headers['content-type']), /application\/problem\+json/);
      const { code, errors } = problem.parse(response.json());
      assert.equal(code, 'validation');
      assert.ok(Object.keys(errors ?? {}).every((field) => ['q', 'lat', 'lng'].includes(field)));
    });
  }
});

onBothDatabases((open) => {
  test('without any neighbourhood the nearest is 404', async () => {
    const running = await startTestApp(open, { vendors: 0 });
    try {
      await sql`TRUNCATE locality CASCADE`.execute(running.database.query);
      const response = await running.app.inject('/api/geo/nearest?lat=12.9&lng=77.6');
      assert.equal(response.statusCode, 404);
      assert.equal(response.json().code, 'not-found');
    } finally {
      await running.close();
    }
  });
});
