import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalisedAddress } from './normalised-address';

const cases: [address: string, shared: string | null][] = [
  ['/doctors', '/doctors'],
  ['/doctors?', '/doctors'],
  ['/doctors?spec=dentist&gender=female', '/doctors?gender=female&spec=dentist'],
  ['/doctors?gender=female&spec=dentist', '/doctors?gender=female&spec=dentist'],
  ['/?utm_source=mail&fbclid=1', '/'],
  ['/blogs/a%20b', '/blogs/a%20b'],
  ['/doctors?q=%E0%A4%A6', '/doctors?q=%E0%A4%A6'],
  ['/?preview=0123456789abcdef', null],
  ['/reset-password?token=secret', null],
  [`/${'a'.repeat(600)}`, null],
];
for (const [address, shared] of cases) {
  test(`${address.slice(0, 40)} is shared as ${shared}`, () =>
    assert.equal(normalisedAddress(address), shared));
}

test('an address of another host stays a path of this one', () =>
  assert.equal(normalisedAddress('//elsewhere.example/doctors'), null));
