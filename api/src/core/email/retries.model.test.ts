import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Failure, secondsUntilRetry } from './retries.model';

const away: Failure = { code: 'ECONNECTION', command: 'CONN' };
const login: Failure = { code: 'EAUTH', command: 'AUTH PLAIN', permanent: true };
const sender: Failure = { code: 'EENVELOPE', command: 'MAIL FROM', permanent: true };
const later: Failure = { code: 'EENVELOPE', command: 'RCPT TO', permanent: false };
const nobody: Failure = { code: 'EENVELOPE', command: 'RCPT TO', permanent: true };
const noAddress: Failure = { code: 'EENVELOPE', command: 'API' };
const content: Failure = { code: 'EMESSAGE', command: 'DATA', permanent: true };

const cases: [what: string, failure: Failure, attempts: number, seconds: number | null][] = [
  ['a server that is away is asked again soon', away, 1, 2],
  ['then twice as late each time', away, 4, 16],
  ['but every minute at the latest', away, 9, 60],
  ['and never given up', away, 100_000, 60],
  ['a wrong login is the installation’s fault', login, 100, 60],
  ['so is a sender that is not accepted', sender, 100, 60],
  ['a server that asks for patience gets it', later, 100, 60],
  ['a letter nobody takes is tried again soon', nobody, 1, 2],
  ['then hourly', nobody, 39, 3_600],
  ['and given up after more than a day', nobody, 40, null],
  ['like one whose address is none', noAddress, 40, null],
  ['or whose words are refused', content, 40, null],
  ['a failure without a name is one of the way', {}, 50, 60],
];
for (const [what, failure, attempts, seconds] of cases) {
  test(what, () => assert.equal(secondsUntilRetry(failure, attempts), seconds));
}
