import { aHold } from '@nukkad/platform/testing';
import { holdOrderOf, type Selection } from '../book.model';
import { clockLeft, holdLoss, minutesSaid, secondsLeft, toActiveHold } from './hold.model';

const start = '2030-01-07T12:00:00.000Z';
const selection: Selection = {
  vendorId: 'v1',
  kind: 'appointment',
  service: null,
  hours: null,
  start,
  offer: null,
};

describe('a time that is kept', () => {
  test('that was offered has been kept for a while', () => {
    const order = holdOrderOf({ ...selection, offer: 'w1' }, start);
    expect(toActiveHold(order, aHold(), 5_000).until).toBe(Date.parse(aHold().expiresAt));
  });

  test('is kept for ten minutes by the clock of the device, whatever it shows', () => {
    expect(toActiveHold(holdOrderOf(selection, start), aHold(), 5_000).until).toBe(605_000);
  });

  test.each([
    [600, '10:00', null],
    [181, '3:01', null],
    [180, '3:00', 3],
    [61, '1:01', 3],
    [60, '1:00', 1],
    [9, '0:09', 1],
    [0, '0:00', 1],
  ])('with %i s left shows %p and says %p', (seconds, shown, said) => {
    expect(clockLeft(seconds)).toBe(shown);
    expect(minutesSaid(seconds)).toBe(said);
  });

  test.each([
    [1_000, 0, 1],
    [1_001, 0, 2],
    [1_000, 5_000, 0],
  ])('until %i at %i there are %i s', (until, now, seconds) => {
    expect(secondsLeft(until, now)).toBe(seconds);
  });

  const sign = (code: string, fields = {}) => ({ code, fields, alternatives: [start] });

  test.each([
    ['slot-taken', {}, 'taken'],
    ['slot-taken', { skip: start }, null],
    ['hold-expired', {}, 'expired'],
    ['trial-used', {}, 'trial-used'],
    ['validation', { start: 'must be a time to come' }, 'gone'],
    ['validation', { kind: 'must be something else' }, null],
    ['internal', {}, null],
  ])('%s with %j is lost: %p', (code, fields, why) => {
    expect(holdLoss(sign(code, fields))?.why ?? null).toBe(why);
  });
});
