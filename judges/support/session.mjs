import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// The journeys' helpers are TypeScript.
register();
const require = createRequire(import.meta.url);

const { demoPassword } = require('../../e2e/support/accounts.ts');
const { demoEmail } = require('../../e2e/support/session.ts');

/** A new session of a demo account. */
export async function beginSession(origin, account) {
  const answer = await fetch(`${origin}/api/users/loginUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail(account), password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${account} is not let in: ${await answer.text()}`);
  return answer.json();
}

/**
 * Fails where the session of a request ended on the way, which left the rest unexamined.
 *
 * @param {string} origin
 * @param {{ caller: string, headers: Record<string, string> }} request
 */
export async function assertSession(origin, { caller, headers }) {
  if (!headers.authorization) return;
  const { status } = await fetch(`${origin}/api/users/session`, { headers });
  if (status !== 200) throw new Error(`The session of ${caller} ended on the way: ${status}.`);
}
