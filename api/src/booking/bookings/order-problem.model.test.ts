import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BookingKind, type BookingOrder, messages } from '@nukkad/platform/contract';
import { orderProblem } from './order-problem.model';

const address = { city: 'Bengaluru' } as BookingOrder['address'];

type Order = Parameters<typeof orderProblem>[1];

const cases: [string, BookingKind, Order, Record<string, string> | null][] = [
  ['an appointment', 'appointment', { payingBy: 'at-visit' }, null],
  ['a hire without an address', 'hire', { payingBy: 'at-visit' }, { address: messages.required }],
  ['a hire with one', 'hire', { payingBy: 'at-visit', address }, null],
  ['a single lesson', 'lesson', { payingBy: 'online', weeks: 1 }, null],
  ['several lessons', 'lesson', { payingBy: 'credit', weeks: 2 }, null],
  [
    'several appointments',
    'appointment',
    { payingBy: 'at-visit', weeks: 2 },
    { weeks: 'only lessons repeat' },
  ],
  ['several trials', 'trial', { payingBy: 'free', weeks: 2 }, { weeks: 'only lessons repeat' }],
  [
    'several lessons paid for online',
    'lesson',
    { payingBy: 'online', weeks: 2 },
    { payingBy: 'not for several weeks at once' },
  ],
  [
    'several hires without an address',
    'hire',
    { payingBy: 'at-visit', weeks: 2 },
    { address: messages.required },
  ],
];

for (const [name, kind, order, problem] of cases) {
  test(`an order fits what it is for: ${name}`, () => {
    assert.deepEqual(orderProblem(kind, order), problem);
  });
}
