import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ApiAnswer, digestOf } from './protocol';

const problem = (requestId: string, code = 'vendor-unknown'): ApiAnswer => ({
  status: 404,
  type: 'application/problem+json; charset=utf-8',
  body: JSON.stringify({ status: 404, code, requestId, errors: {} }),
});

test('a problem is the same in each of its occurrences', () =>
  assert.equal(digestOf(problem('a')), digestOf(problem('b'))));

test('another problem is another answer', () =>
  assert.notEqual(digestOf(problem('a')), digestOf(problem('a', 'not-found'))));

test('only a problem has an id that does not count', () => {
  const answer = (requestId: string) => ({ ...problem(requestId), type: 'application/json' });
  assert.notEqual(digestOf(answer('a')), digestOf(answer('b')));
});
