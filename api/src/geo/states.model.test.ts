import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statesOf } from './states.model';

test('states by name, with the cities that have most first', () => {
  const cities = [
    { state: 'Tamil Nadu', city: 'Chennai', vendors: 2 },
    { state: 'Karnataka', city: 'Mysuru', vendors: 3 },
    { state: 'Karnataka', city: 'Bengaluru', vendors: 40 },
    { state: 'Karnataka', city: 'Ballari', vendors: 3 },
  ];
  assert.deepEqual(statesOf(cities), [
    {
      slug: 'karnataka',
      name: 'Karnataka',
      cities: 3,
      vendors: 46,
      places: [
        { slug: 'bengaluru', name: 'Bengaluru', vendors: 40 },
        { slug: 'ballari', name: 'Ballari', vendors: 3 },
        { slug: 'mysuru', name: 'Mysuru', vendors: 3 },
      ],
    },
    {
      slug: 'tamil-nadu',
      name: 'Tamil Nadu',
      cities: 1,
      vendors: 2,
      places: [{ slug: 'chennai', name: 'Chennai', vendors: 2 }],
    },
  ]);
});

test('where nobody is listed there are no states', () => assert.deepEqual(statesOf([]), []));
