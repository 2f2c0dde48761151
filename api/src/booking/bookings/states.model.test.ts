import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingStatus } from '@nukkad/platform/contract';
import type { Actor } from './booking-change';
import { after, isOccupying, type Transition } from './states.model';

const all: BookingStatus[] = [
  'held',
  'requested',
  'confirmed',
  'completed',
  'cancelled-by-client',
  'cancelled-by-vendor',
  'declined',
  'expired',
  'no-show',
];
const actors: Actor[] = ['client', 'vendor', 'operator', 'system'];
const transitions: Transition[] = [
  'book',
  'confirm',
  'accept',
  'decline',
  'cancel',
  'complete',
  'miss',
  'expire',
];

const possible: [Transition, BookingStatus, Actor, BookingStatus][] = [
  ['book', 'held', 'client', 'requested'],
  ['book', 'held', 'system', 'requested'],
  ['confirm', 'held', 'client', 'confirmed'],
  ['confirm', 'held', 'vendor', 'confirmed'],
  ['confirm', 'held', 'system', 'confirmed'],
  ['accept', 'requested', 'vendor', 'confirmed'],
  ['accept', 'requested', 'operator', 'confirmed'],
  ['decline', 'requested', 'vendor', 'declined'],
  ['decline', 'requested', 'operator', 'declined'],
  ['cancel', 'requested', 'client', 'cancelled-by-client'],
  ['cancel', 'confirmed', 'client', 'cancelled-by-client'],
  ['cancel', 'requested', 'vendor', 'cancelled-by-vendor'],
  ['cancel', 'confirmed', 'vendor', 'cancelled-by-vendor'],
  ['cancel', 'requested', 'operator', 'cancelled-by-vendor'],
  ['cancel', 'confirmed', 'operator', 'cancelled-by-vendor'],
  ['complete', 'confirmed', 'vendor', 'completed'],
  ['complete', 'confirmed', 'operator', 'completed'],
  ['complete', 'confirmed', 'system', 'completed'],
  ['miss', 'confirmed', 'vendor', 'no-show'],
  ['miss', 'confirmed', 'operator', 'no-show'],
  ['expire', 'held', 'system', 'expired'],
  ['expire', 'held', 'client', 'expired'],
  ['expire', 'requested', 'system', 'expired'],
  ['expire', 'requested', 'client', 'expired'],
];

test('exactly these steps are possible', () => {
  const found = transitions.flatMap((transition) =>
    all.flatMap((from) =>
      actors.flatMap((by) => {
        const to = after(transition, from, by);
        return to === null ? [] : [`${transition} ${from} ${by} ${to}`];
      }),
    ),
  );
  assert.deepEqual(found.sort(), possible.map((step) => step.join(' ')).sort());
});

test('nothing leads out of an end', () => {
  for (const from of all.filter((status) => !isOccupying(status))) {
    for (const transition of transitions)
      for (const by of actors) assert.equal(after(transition, from, by), null);
  }
});
