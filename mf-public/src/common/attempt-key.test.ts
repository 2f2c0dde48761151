import { attemptKeys } from './attempt-key';

test('the same answers keep their key, others get another', () => {
  const keyFor = attemptKeys();
  const first = keyFor({ email: 'a@example.in' });
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(keyFor({ email: 'a@example.in' })).toBe(first);
  expect(keyFor({ email: 'b@example.in' })).not.toBe(first);
});
