import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  limits,
  type MapAnswer,
  type OfficeMapAnswer,
  type VendorsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { multiplyVendors } from '../../../test/load/crowd';
import { geoService } from '../geo/geo.service';
import { addressesOfDepartments } from '../profiles/gov-offices.store';
import { officeMapService } from './office-map.service';

const tiles = '/tiles/india.pmtiles';
const near = { south: '12.86', north: '12.94', west: '77.6', east: '77.68' };

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 600, env: { MAP_TILES: tiles } });
  });
  after(() => running.close());

  const ask = (query: Record<string, string>) =>
    running.app.inject({ url: '/api/vendors/map', query });
  const map = async (query: Record<string, string>): Promise<MapAnswer> => {
    const response = await ask(query);
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(response.headers['cache-control'], 'no-cache');
    return response.json();
  };
  const list = async (query: Record<string, string>): Promise<VendorsAnswer> =>
    (await running.app.inject({ url: '/api/vendors', query: { ...query, limit: '200' } })).json();

  const filtered: Record<string, string>[] = [
    { type: 'doctor', loc: 'hsr-layout' },
    { type: 'doctor', spec: 'dentist', loc: 'hsr-layout', gender: 'female' },
    { type: 'doctor', loc: 'hsr-layout', r: '5' },
    { type: 'advocate', city: 'mysuru' },
    { type: 'doctor', q: 'tooth pain', loc: 'hsr-layout' },
  ];
  for (const filters of filtered) {
    test(`a map has the professionals of its list: ${new URLSearchParams(filters)}`, async () => {
      const [shown, listed] = [await map(filters), await list(filters)];
      assert.deepEqual(
        shown.points.map(({ _id }) => _id).sort(),
        listed.vendors.map(({ _id }) => _id).sort(),
      );
      assert.deepEqual([shown.total, shown.isTotalExact], [listed.total, true]);
      assert.deepEqual([shown.groups, shown.tiles], [[], tiles]);
    });
  }

  const searched: Record<string, string>[] = [
    { q: 'female dentist', loc: 'hsr-layout' },
    { q: 'dentst', loc: 'hsr-layout' },
    { q: 'dentst', loc: 'hsr-layout', exact: '1' },
    { q: 'dentist in koramangala', loc: 'hsr-layout' },
    { q: 'maths', type: 'teacher', r: '10', loc: 'hsr-layout' },
  ];
  const search = async (path: '' | '/map', query: Record<string, string>) => {
    const response = await running.app.inject({ url: `/api/search${path}`, query });
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  const mapOfSearch = (query: Record<string, string>): Promise<MapAnswer> => search('/map', query);
  const results = (query: Record<string, string>): Promise<VendorsAnswer> =>
    search('', { ...query, limit: '200' });

  for (const asked of searched) {
    test(`a map has the results of its search: ${new URLSearchParams(asked)}`, async () => {
      const [shown, listed] = [await mapOfSearch(asked), await results(asked)];
      assert.deepEqual(
        shown.points.map(({ _id }) => _id).sort(),
        listed.vendors.map(({ _id }) => _id).sort(),
      );
      assert.deepEqual([shown.total, shown.tiles], [listed.total, tiles]);
    });
  }

  test('a search for a name has its map, wherever they are', async () => {
    const [{ vendorName: q } = { vendorName: '' }] = (await list({ city: 'mysuru' })).vendors;
    const [shown, listed] = [await mapOfSearch({ q }), await results({ q })];
    assert.ok(listed.vendors.length > 0);
    assert.deepEqual(
      shown.points.map(({ _id }) => _id).sort(),
      listed.vendors.map(({ _id }) => _id).sort(),
    );
  });

  test('a map of a search without words is refused, and so is half a part', async () => {
    for (const [query, field] of [
      [{ loc: 'hsr-layout' }, 'q'],
      [{ q: 'dentist', south: '12' }, 'north'],
    ] as const) {
      const response = await running.app.inject({
        url: '/api/search/map',
        query: query as Record<string, string>,
      });
      assert.equal(response.statusCode, 422, response.body);
      assert.ok(field in response.json().errors, response.body);
    }
  });

  const offices = async (): Promise<OfficeMapAnswer> => {
    const response = await running.app.inject('/api/gov-offices/map');
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };

  test('departments are where the PIN codes of their addresses are', async () => {
    const { departments, unplaced, places } = await offices();
    assert.deepEqual([departments.length, unplaced], [50, 0]);
    const { query } = running.database;
    const localities = await query.selectFrom('locality').selectAll().execute();
    for (const { address, lat, lng, city } of departments) {
      const here = localities.find(({ name }) => address.includes(`, ${name}, ${city} `));
      assert.ok(here && address.endsWith(here.pin), address);
      assert.deepEqual([lat, lng], [Number(here.lat.toFixed(3)), Number(here.lng.toFixed(3))]);
    }
    assert.equal(places.length, limits.mapPlaces);
  });

  test('a department whose address has no PIN code is counted, and not placed', async () => {
    const { query } = running.database;
    const [first] = (await offices()).departments;
    await query
      .updateTable('gov_department')
      .set({ address: 'Behind the market' })
      .where('slug', '=', first!.slug)
      .execute();
    const { departments, unplaced } = await officeMap().answer();
    assert.deepEqual([departments.length, unplaced], [49, 1]);
    assert.ok(departments.every(({ slug }) => slug !== first!.slug));
  });

  const officeMap = (all = geoService(running.database.query).all) =>
    officeMapService({ db: running.database.query, geo: { all }, tiles });

  test('callers at once, and shortly after, share one answer', async () => {
    let reads = 0;
    const { all } = geoService(running.database.query);
    const shared = officeMap(() => {
      reads += 1;
      return all();
    });
    await Promise.all([shared.answer(), shared.answer()]);
    await shared.answer();
    assert.equal(reads, 1);
  });

  test('no more departments are read than a map may have', async () => {
    const some = await addressesOfDepartments(running.database.query, 3);
    assert.equal(some.length, 3);
  });

  test('a part of it has those within', async () => {
    const query = { type: 'doctor', loc: 'hsr-layout' };
    const within = (await list(query)).vendors.filter(
      ({ locality: { lat, lng } }) => lat >= 12.86 && lat <= 12.94 && lng >= 77.6 && lng <= 77.68,
    );
    const { points } = await map({ ...query, ...near });
    assert.ok(within.length > 0);
    assert.deepEqual(points.map(({ _id }) => _id).sort(), within.map(({ _id }) => _id).sort());
  });

  test('nobody is shown more exactly than to a hundred metres', async () => {
    const { points } = await map({ type: 'doctor', loc: 'hsr-layout' });
    for (const { lat, lng } of points) {
      for (const degrees of [lat, lng]) assert.equal(degrees, Number(degrees.toFixed(3)));
    }
  });

  test('neighbourhoods are named from the middle outwards', async () => {
    const middle = { south: '12.89', north: '12.93', west: '77.63', east: '77.66' };
    const { places } = await map({ type: 'doctor', loc: 'hsr-layout', ...middle });
    assert.equal(places[0]?.name, 'HSR Layout');
    const whole = await map({ type: 'doctor', loc: 'bengaluru' });
    assert.equal(whole.places.length, limits.mapPlaces);
  });

  for (const [query, field] of [
    [{ south: '12' }, 'north'],
    [{ ...near, south: '13' }, 'north'],
    [{ ...near, west: '200' }, 'west'],
    [{ r: '3' }, 'r'],
    [{ gender: 'nobody' }, 'gender'],
  ] as const) {
    test(`refused by name: ${new URLSearchParams(query as Record<string, string>)}`, async () => {
      const response = await ask({ type: 'doctor', ...query });
      assert.equal(response.statusCode, 422, response.body);
      assert.ok(field in response.json().errors, response.body);
    });
  }

  test('what there is not is said as of a list', async () => {
    assert.equal((await ask({ type: 'astrologer' })).json().code, 'category-unknown');
    assert.equal((await ask({ loc: 'atlantis' })).json().code, 'place-unknown');
  });

  test('more than fit are groups, with as many altogether', async () => {
    await multiplyVendors(running.database.query, 12, 'labour');
    const query = { type: 'labour', loc: 'hsr-layout' };
    const { total } = await list(query);
    assert.ok(total > limits.mapPoints);
    const whole = await map(query);
    assert.deepEqual([whole.points, whole.total, whole.isTotalExact], [[], total, true]);
    assert.equal(
      whole.groups.reduce((sum, { count }) => sum + count, 0),
      total,
    );
    assert.ok(whole.groups.length <= (limits.mapGroupsAlong + 1) ** 2);
    const part = await map({ ...query, ...near });
    assert.ok(part.total < total && part.total > 0);
  });
});
