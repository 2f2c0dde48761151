import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statesOf } from './states.model';

test('states by name, with the cities that have most first', () => {
  const cities = [
    { state: 'Tamil Nadu', city: 'Chennai', profession: 'ca', vendors: 2 },
    { state: 'Karnataka', city: 'Mysuru', profession: 'ca', vendors: 3 },
    { state: 'Karnataka', city: 'Bengaluru', profession: 'ca', vendors: 10 },
    { state: 'Karnataka', city: 'Bengaluru', profession: 'doctor', vendors: 30 },
    { state: 'Karnataka', city: 'Ballari', profession: 'doctor', vendors: 3 },
  ];
  assert.deepEqual(statesOf(cities), [
    {
      slug: 'karnataka',
      name: 'Karnataka',
      cities: 3,
      vendors: 46,
      places: [
        {
          ...{ slug: 'bengaluru', name: 'Bengaluru', vendors: 40 },
          professions: [
            { slug: 'doctor', vendors: 30 },
            { slug: 'ca', vendors: 10 },
          ],
        },
        {
          ...{ slug: 'ballari', name: 'Ballari', vendors: 3 },
          professions: [{ slug: 'doctor', vendors: 3 }],
        },
        {
          ...{ slug: 'mysuru', name: 'Mysuru', vendors: 3 },
          professions: [{ slug: 'ca', vendors: 3 }],
        },
      ],
    },
    {
      slug: 'tamil-nadu',
      name: 'Tamil Nadu',
      cities: 1,
      vendors: 2,
      places: [
        {
          ...{ slug: 'chennai', name: 'Chennai', vendors: 2 },
          professions: [{ slug: 'ca', vendors: 2 }],
        },
      ],
    },
  ]);
});

test('where nobody is listed there are no states', () => assert.deepEqual(statesOf([]), []));
