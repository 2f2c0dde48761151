import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isOfPushService, isPublicKey, outcomeOf, secondsUntilRetry } from './push.model';

describe('push', () => {
  const services = ['fcm.googleapis.com', '.push.apple.com'];
  const addresses: [string, boolean][] = [
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://name:word@fcm.googleapis.com/abc', false],
    ['https://x.fcm.googleapis.com/abc', false],
    ['https://evilpush.apple.com/abc', false],
    ['https://push.apple.com.example/abc', false],
    ['https://fcm.googleapis.com@example.com/', false],
    ['https://10.0.0.1/abc', false],
    ['https://[::1]/abc', false],
    ['http://127.0.0.1:4000/abc', false],
    ['javascript:alert(1)', false],
    ['', false],
    [`https://fcm.googleapis.com/${'a'.repeat(1_000)}`, false],
  ];
  for (const [address, expected] of addresses) {
    test(`${address.slice(0, 60)} is ${expected ? '' : 'not '}of a push service`, () => {
      assert.equal(isOfPushService(address, services), expected);
    });
  }

  test('a service of tests is one by its whole origin', () => {
    const own = ['http://127.0.0.1:4000'];
    assert.equal(isOfPushService('http://127.0.0.1:4000/abc', own), true);
    assert.equal(isOfPushService('http://127.0.0.1:4001/abc', own), false);
  });

  test('a key is a point of the curve', () => {
    const bytes = Buffer.alloc(65, 7);
    bytes[0] = 4;
    assert.equal(isPublicKey(bytes.toString('base64url')), false);
  });

  const statuses = [201, 404, 410, 429, 503, 400, 413].map((status) => outcomeOf(status));
  test('a device that is gone is told from a service that is busy', () => {
    const expected = ['sent', 'gone', 'gone', 'later', 'later', 'refused', 'refused'];
    assert.deepEqual(statuses, expected);
  });

  test('attempts end', () => {
    assert.deepEqual([1, 5, 6].map(secondsUntilRetry), [120, 1_920, null]);
  });
});
