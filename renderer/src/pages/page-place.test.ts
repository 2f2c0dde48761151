import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { defaultPlace, type GeoPlace } from '@nukkad/platform/contract';
import type { ApiAnswer } from '../protocol';
import { pagePlaces } from './page-place';

const place = (name: string, slug: string): GeoPlace => ({ ...defaultPlace, name, slug });
const site = place('Indiranagar', 'indiranagar');
const all = [site, place('Hebbal', 'hebbal'), place('HSR Layout', 'hsr-layout')];

let isThere: boolean;
let asked: string[];
beforeEach(() => {
  isThere = true;
  asked = [];
});

const answer = (body: unknown): ApiAnswer => ({
  status: 200,
  type: '',
  body: JSON.stringify(body),
});
const placeOf = () =>
  pagePlaces(async (path) => {
    asked.push(path);
    if (!isThere) throw new Error('The API is away.');
    return answer(path === '/api/geo/places' ? all : { place: site });
  }, 50);

const cases: [address: string, cookies: string | undefined, expected: string][] = [
  ['/doctors', undefined, '/doctors indiranagar default'],
  ['/doctors?loc=hebbal&spec=x', undefined, '/doctors?loc=hebbal&spec=x hebbal address'],
  ['/doctors?loc=HSR%20Layout', undefined, '/doctors?loc=hsr-layout hsr-layout address'],
  ['/doctors?loc=hebbal&loc=x', undefined, '/doctors?loc=hebbal hebbal address'],
  ['/', 'nukkad_locality=hebbal', '/ hebbal cookie'],
  ['/', 'session=secret; nukkad_locality=hebbal; a=b', '/ hebbal cookie'],
  ['/?loc=hebbal', 'nukkad_locality=hsr-layout', '/?loc=hebbal hebbal address'],
  ['/?loc=', 'nukkad_locality=hebbal', '/ hebbal cookie'],
  ['/', 'nukkad_locality=atlantis', '/ indiranagar default'],
  ['/', 'nukkad_locality=../etc', '/ indiranagar default'],
  ['/', 'other_nukkad_locality=hebbal', '/ indiranagar default'],
  ['/', `nukkad_locality=${'a'.repeat(5_000)}`, '/ indiranagar default'],
  ['/?loc=atlantis&a=b', 'nukkad_locality=hebbal', '/?a=b indiranagar default'],
  [`/?loc=${'a'.repeat(61)}`, undefined, '/ indiranagar default'],
  [
    '//elsewhere.example/?loc=hebbal',
    undefined,
    '//elsewhere.example/?loc=hebbal indiranagar default',
  ],
];
for (const [address, cookies, expected] of cases) {
  test(`${address.slice(0, 40)} with ${cookies?.slice(0, 40)}: ${expected}`, async () => {
    const found = await placeOf()(address, cookies);
    assert.equal(`${found?.address} ${found?.place.slug} ${found?.source}`, expected);
  });
}

test('places are read once for many pages', async () => {
  const find = placeOf();
  await Promise.all([find('/', undefined), find('/?loc=hebbal', undefined)]);
  await find('/?loc=atlantis', 'nukkad_locality=atlantis');
  assert.deepEqual(asked.sort(), ['/api/content/site', '/api/geo/places']);
});

test('before the API has answered, no locality is taken for unknown', async () => {
  isThere = false;
  const find = placeOf();
  assert.equal(await find('/?loc=hebbal', undefined), null);
  assert.equal((await find('/', 'nukkad_locality=hebbal'))?.place, defaultPlace);
});
