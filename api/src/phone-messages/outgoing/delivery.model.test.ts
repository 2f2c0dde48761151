import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilAwake } from '../../core/notifications/quiet-hours.model';
import type { Consent } from '../numbers/consents.model';
import { channelsInOrder, isGivenUp, secondsToWait, stateBy } from './delivery.model';

const given = (channel: 'sms' | 'whatsapp', isGiven = true): Consent => ({
  ...{ channel, kind: 'reminders', isGiven, at: new Date() },
});

const orders = [
  ['whatsapp', [given('sms'), given('whatsapp')], ['whatsapp', 'sms']],
  ['sms', [given('sms'), given('whatsapp')], ['sms', 'whatsapp']],
  ['email', [given('sms'), given('whatsapp')], []],
  ['whatsapp', [given('sms')], ['sms']],
  ['whatsapp', [given('whatsapp', false), given('sms')], ['sms']],
  ['whatsapp', [], []],
] as const;

for (const [first, consents, expected] of orders) {
  test(`${first} first with ${consents.length} consents: ${expected.join(', ') || 'none'}`, () => {
    assert.deepEqual(channelsInOrder(first, consents, 'reminders'), expected);
  });
}

test('a consent to one kind is none to another', () => {
  assert.deepEqual(channelsInOrder('whatsapp', [given('whatsapp')], 'waitlist'), []);
});

const hour = 3_600_000;
/** An hour of a day in India. */
const inIndia = (time: string) => new Date(`2026-11-28T${time}:00+05:30`);

const nights = [
  ['20:59', { from: 21, until: 8 }, 0],
  ['21:00', { from: 21, until: 8 }, 11],
  ['23:30', { from: 21, until: 8 }, 8.5],
  ['00:00', { from: 21, until: 8 }, 8],
  ['07:30', { from: 21, until: 8 }, 0.5],
  ['08:00', { from: 21, until: 8 }, 0],
  ['14:00', { from: 13, until: 15 }, 1],
  ['12:00', { from: 13, until: 15 }, 0],
  ['03:00', { from: 0, until: 0 }, 0],
] as const;

for (const [time, quiet, hours] of nights) {
  test(`at ${time}, quiet from ${quiet.from} to ${quiet.until}: ${hours} hours`, () => {
    assert.equal(untilAwake(inIndia(time), quiet), hours * hour);
  });
}

test('only what is not urgent waits, and not until it is useless', () => {
  const quiet = { from: 21, until: 8 };
  const at = inIndia('23:00');
  const wait = (isUrgent: boolean, uselessAfter: Date | null) =>
    secondsToWait(at, { isUrgent, quiet, uselessAfter });
  assert.equal(wait(true, null), 0);
  assert.equal(wait(false, null), 9 * 3_600);
  assert.equal(wait(false, new Date(at.getTime() + 10 * hour)), 9 * 3_600);
  assert.equal(wait(false, new Date(at.getTime() + 9 * hour)), 0);
});

const attempts = [
  ['refused', 1, true],
  ['unknown', 1, false],
  ['unknown', 2, true],
  ['failed', 5, false],
  ['failed', 6, true],
] as const;

for (const [kind, made, isEnd] of attempts) {
  test(`after ${made} attempts, the last ${kind}, a channel is ${isEnd ? '' : 'not '}given up`, () => {
    assert.equal(isGivenUp(kind, made), isEnd);
  });
}

test('reports lead to one state in whichever order they come', () => {
  const cases = [
    [[], 'sent'],
    [['sent'], 'sent'],
    [['sent', 'delivered'], 'delivered'],
    [['sent', 'delivered', 'read'], 'read'],
    [['read'], 'read'],
    [['sent', 'failed'], 'failed'],
    [['failed', 'delivered'], 'delivered'],
  ] as const;
  for (const [reports, state] of cases) {
    assert.equal(stateBy(reports), state);
    assert.equal(stateBy(reports.toReversed()), state);
    assert.equal(stateBy([...reports, ...reports]), state);
  }
});
