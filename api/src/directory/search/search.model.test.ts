import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCursor, writeCursor } from './cursor.model';
import { plainWords } from './interpret/plain-words.model';
import { plainName } from './interpret/term.model';
import { raiseForNext } from './order.model';
import { pointsForKm, pointsForMatch } from './ranking.model';
import { weekAt } from './weeks.model';

const plain: [typed: string, words: string][] = [
  ['  Root-Canal   treatment! ', 'root canal treatment'],
  ['Français', 'francais'],
  ['ಹಲ್ಲು ನೋವು', 'ಹಲ್ಲು ನೋವು'],
  ['दांत', 'दांत'],
  ['100%_safe\\', '100 safe'],
  ['???', ''],
];
for (const [typed, words] of plain) {
  test(`“${typed}” is “${words}” in plain words`, () => assert.equal(plainWords(typed), words));
}

test('a title is no part of a name, unless it is all there is', () => {
  assert.equal(plainName('Dr. Ananya Hegde'), 'ananya hegde');
  assert.equal(plainName('CA Rohit'), 'rohit');
  assert.equal(plainName('Dr'), 'dr');
  assert.equal(plainName('Drona'), 'drona');
});

const id = '018cc251-f400-776a-8c13-16bcdb665e9f';

test('a cursor comes back as it was written, for its own order only', () => {
  const cursor = { sort: 'rating', key: -4_500, id, position: 20 } as const;
  assert.deepEqual(readCursor(writeCursor(cursor), 'rating'), cursor);
  assert.equal(readCursor(writeCursor(cursor), 'popular'), null);
});

for (const broken of [
  '',
  'x',
  '{}',
  '[]',
  '["rating",1]',
  `["rating",1.5,"${id}",1]`,
  `["rating",1,"${id}",0]`,
]) {
  test(`“${broken}” is no cursor`, () => {
    assert.equal(readCursor(Buffer.from(broken).toString('base64url'), 'rating'), null);
  });
}

test('farther is worse until it is simply far', () => {
  assert.ok(pointsForKm(0) > pointsForKm(1) && pointsForKm(1) > pointsForKm(10));
  assert.equal(pointsForKm(400), pointsForKm(4_000));
  assert.ok(pointsForMatch(1) > pointsForMatch(0.9));
});

test('a minute sooner weighs more than any rank, and never is last', () => {
  assert.ok(raiseForNext(1_000) - raiseForNext(1_001) > 5_000);
  assert.ok(raiseForNext(null) < raiseForNext(29_000_000) - 5_000);
  assert.ok(Number.isSafeInteger(raiseForNext(null)));
});

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
const free: [when: string, now: string, avail: number][] = [
  // Bits: now, today, tomorrow, weekend.
  ['Friday at nine', '2026-11-20T03:30:00Z', 0b1111],
  ['Friday at six in the morning', '2026-11-20T00:30:00Z', 0b1110],
  ['Friday at midnight', '2026-11-20T18:00:00Z', 0b1100],
  ['Saturday at nine', '2026-11-21T03:30:00Z', 0b1011],
  ['Saturday at midnight', '2026-11-21T18:00:00Z', 0b0000],
  ['Sunday at noon', '2026-11-22T06:30:00Z', 0b0100],
];
for (const [when, now, avail] of free) {
  test(`who works until Saturday is free as expected on ${when}`, () => {
    assert.equal(
      weekAt({ hours, lunch: null }, new Date(now)).avail.toString(2),
      avail.toString(2),
    );
  });
}

test('who never works has no next time', () => {
  assert.deepEqual(weekAt({ hours: [], lunch: null }, new Date()), { avail: 0, next: null });
});
