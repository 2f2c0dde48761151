import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFailure, enoughAttempts, secondsUntilRetry } from './failures.model';

const withStack = (stack: string) => Object.assign(new TypeError('asha@example.in'), { stack });

test('the pause doubles up to an hour, and there is an end', () => {
  const pauses = [1, 2, 3, 11, 12, 39].map((attempts) => secondsUntilRetry(attempts));
  assert.deepEqual(pauses, [2, 4, 8, 2_048, 3_600, 3_600]);
  assert.equal(secondsUntilRetry(enoughAttempts), null);
});

const failures: [what: string, error: unknown, words: string][] = [
  [
    'the place is the first that is the product’s own',
    withStack(
      'TypeError: asha@example.in\n    at node:internal/a.js:1:2\n' +
        '    at x (/app/node_modules/pg/client.js:3:4)\n    at y (/app/src/money/refunds.ts:41:7)',
    ),
    'TypeError at refunds.ts:41',
  ],
  [
    'a frame without a function',
    withStack('E\n    at file:///app/main.js:9:1'),
    'TypeError at main.js:9',
  ],
  ['no stack at all', withStack(''), 'TypeError'],
  [
    'codes of mail servers',
    Object.assign(withStack(''), { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }),
    'TypeError EENVELOPE RCPT TO 550',
  ],
  [
    'a code that could be somebody’s words',
    Object.assign(withStack(''), { code: 'Asha <asha@example.in>' }),
    'TypeError',
  ],
  ['what is no error', 'asha@example.in', 'Unknown failure'],
];
for (const [what, error, words] of failures) {
  test(`a failure is described without its message: ${what}`, () => {
    assert.equal(describeFailure(error), words);
  });
}
