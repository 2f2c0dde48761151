import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinUrlOf } from './joining.model';

const meeting_url = 'https://meet.example/room';
const ends_at = new Date('2030-01-07T05:00:00Z');
const now = new Date('2030-01-07T04:59:59Z');
const booking = { kind: 'appointment', status: 'confirmed', ends_at, meeting_url } as const;

test('what is confirmed and not over is joined where its professional meets people', () => {
  for (const kind of ['appointment', 'consultation', 'trial', 'lesson'] as const)
    assert.equal(joinUrlOf({ ...booking, kind }, now), meeting_url);
  assert.equal(joinUrlOf({ ...booking, meeting_url: null }, now), null);
});

test('nobody joins a hire, what is over, or what does not stand', () => {
  assert.equal(joinUrlOf({ ...booking, kind: 'hire' }, now), null);
  assert.equal(joinUrlOf(booking, ends_at), null);
  for (const status of ['held', 'requested', 'completed', 'no-show', 'declined'] as const)
    assert.equal(joinUrlOf({ ...booking, status }, now), null);
  for (const status of ['cancelled-by-client', 'cancelled-by-vendor', 'expired'] as const)
    assert.equal(joinUrlOf({ ...booking, status }, now), null);
});
