import { createIdempotencyKeys } from './idempotency-key';

test('the same answers keep their key, others get another', () => {
  const keyFor = createIdempotencyKeys();
  const first = keyFor({ email: 'a@example.in' });
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(keyFor({ email: 'a@example.in' })).toBe(first);
  expect(keyFor({ email: 'b@example.in' })).not.toBe(first);
});

test('answers that were sent from another page keep the key they had', () => {
  const answers = { email: 'a@example.in' };
  const keyFor = createIdempotencyKeys({ answers, key: 'from-before' });
  expect(keyFor(answers)).toBe('from-before');
  expect(keyFor({ email: 'b@example.in' })).not.toBe('from-before');
  expect(keyFor(answers)).not.toBe('from-before');
});
