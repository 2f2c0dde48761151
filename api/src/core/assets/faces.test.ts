import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceOf } from './faces';

const ids = Array.from(
  { length: 500 },
  (_, nth) =>
    `018cc251-f400-776a-8c13-${((nth * 0x9e3779b97f4a) % 2 ** 48).toString(16).padStart(12, '0')}`,
);
const numbersOf = (gender: 'Female' | 'Male' | null) =>
  ids.map((id) => Number(/^\/assets\/avatars\/(\d+)\.svg$/.exec(faceOf(id, gender))?.[1]));

test('a drawing is one of those there are, and of those a person could be', () => {
  for (const face of numbersOf('Female')) assert.ok(face >= 0 && face < 120);
  for (const face of numbersOf('Male')) assert.ok(face >= 120 && face < 240);
  const any = numbersOf(null);
  assert.ok(any.every((face) => face >= 0 && face < 240));
  assert.ok(any.some((face) => face < 120) && any.some((face) => face >= 120));
});
