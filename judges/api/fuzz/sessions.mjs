import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
const require = createRequire(import.meta.url);
const { visitorOf } = require('../../../e2e/attacks/visitor.ts');

const LOGIN = '/api/users/loginUser';

/** Sends requests in the sessions of demo accounts, each from a network address of its own. */
export function sessionsAt(origin) {
  const port = Number(new URL(origin).port);
  const tokens = new Map();
  const gone = new Set();

  async function tokenOf(role) {
    if (role === 'nobody' || gone.has(role)) return undefined;
    if (!tokens.has(role)) {
      const order = { email: `${role}@demo.example`, password: 'demo-password' };
      const answer = await visitorOf(port).ask('POST', LOGIN, order);
      // What was asked before may have closed the account.
      if (answer.status === 200) tokens.set(role, answer.json().token);
      else gone.add(role);
    }
    return tokens.get(role);
  }

  return {
    /** Roles whose account can no longer sign in. */
    gone,
    /**
     * Sends a request; the session is begun anew after one that ended it.
     *
     * @returns {Promise<{ status: number, headers: object, text: string }>}
     */
    async send({ role, method, path, headers, body, type }) {
      const visitor = visitorOf(port);
      visitor.token = await tokenOf(role);
      const { sent, more } = encoded(body, type);
      const answer = await visitor.ask(method, path, sent, { ...headers, ...more });
      if (answer.status === 401) tokens.delete(role);
      return answer;
    },
  };
}

function encoded(body, type) {
  if (body === undefined) return { more: {} };
  const sent = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const isForm = type === 'multipart/form-data';
  return { sent, more: { 'content-type': isForm ? `${type}; boundary=fuzz` : type } };
}
