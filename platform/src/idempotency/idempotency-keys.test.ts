import { createIdempotencyKeys } from './idempotency-keys';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('the same answers keep their key, others get another', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ email: 'a@example.in' });
  expect(first.idempotencyKey).toMatch(UUID);
  expect(keyFor({ email: 'a@example.in' })).toEqual(first);
  expect(keyFor({ email: 'b@example.in' })).not.toEqual(first);
});

test('answers that were sent from another page keep the key they had', () => {
  const answers = { email: 'a@example.in' };
  const before = { idempotencyKey: 'from-before' };
  const keyFor = createIdempotencyKeys({ answers, key: 'from-before' });
  expect(keyFor(answers)).toEqual(before);
  expect(keyFor({ email: 'b@example.in' })).not.toEqual(before);
  expect(keyFor(answers)).not.toEqual(before);
});
