import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';
import { hasPostgres } from '../../scripts/support/programs.mjs';
import { Unavailable } from './judge.mjs';
import { beginSession } from './session.mjs';

// The journeys' helpers are TypeScript.
register();
const require = createRequire(import.meta.url);

const { startInstallation } = require('../../e2e/attacks/installation.ts');
const { startProduct } = require('../../e2e/support/product.ts');
const { assertBuilt } = require('../../e2e/support/repository.ts');
const { storedOf } = require('../../e2e/support/session.ts');
const { readyTemplate } = require('../../e2e/support/template.ts');

/**
 * @typedef {object} JudgedProduct
 * @property {string} origin
 * @property {string} data database, registry and site
 * @property {string} site the folder that is served
 * @property {(account: string) => Promise<{ token: string, _id: string }>} signIn a new session of a
 *   demo account: `user`, `doctor`, `teacher`, …; `operator` where no passkey is asked for
 * @property {(account: string | object) => Promise<object>} storageState the same for a context of Playwright,
 *   or that of a session which has begun
 * @property {() => Promise<void>} close
 */

const STARTS = {
  product: async () => startProduct({ name: 'judges', template: await readyTemplate() }),
  production: async () => {
    if (!(await hasPostgres())) throw new Unavailable('there is no PostgreSQL server');
    return startInstallation('production', await readyTemplate());
  },
};

const OWN = 'own-';

/** Whether a product of this kind is for one judge alone, which closes it. */
export const isOwn = (kind) => kind.startsWith(OWN);

const startOf = (kind) => STARTS[isOwn(kind) ? kind.slice(OWN.length) : kind];

/** Whether what a judge needs is a product; judges with other needs start what they judge. */
export const isProduct = (kind) => startOf(kind) !== undefined;

/** Products for judges: each kind is started with its first judge. */
export function judgedProducts() {
  const shared = new Map();
  return {
    /** @param {'product' | 'own-product' | 'production' | 'own-production'} kind */
    async start(kind) {
      assertBuilt();
      if (isOwn(kind)) return judged(await startOf(kind)());
      if (!shared.has(kind)) shared.set(kind, startOf(kind)().then(judged));
      return shared.get(kind);
    },
    async close() {
      const started = await Promise.allSettled(shared.values());
      for (const { value } of started) await value?.close();
    },
  };
}

/** @returns {JudgedProduct} */
function judged(product) {
  const { origin } = product;
  const signIn = (account) => beginSession(origin, account);
  const storageState = async (account) => {
    const signedIn = typeof account === 'string' ? await signIn(account) : account;
    const stored = Object.entries(storedOf(signedIn, signedIn.token));
    const localStorage = stored.map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin, localStorage }] };
  };
  return { ...product, signIn, storageState };
}
