import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { capture } from '../../scripts/support/processes.mjs';
import { findFirefox, hasOrca } from '../../scripts/support/programs.mjs';
import { Unavailable } from '../support/judge.mjs';
import { startOrca } from './orca.mjs';
import { awkwardOf, filled, isSaid, transcriptOf } from './spoken.mjs';

// The journeys' helpers are TypeScript.
register();
const require = createRequire(import.meta.url);

const { codeFor, demoPassword, newEmail } = require('../../e2e/support/accounts.ts');
const { demoEmail } = require('../../e2e/support/session.ts');

/** Presses of one key; a page has fewer headings and buttons. */
const MOST_PRESSES = 80;

/** WAYS=finding: some of the ways, by a part of their names. */
const isWanted = (way) => way.includes(process.env.WAYS ?? '');
const ways = () =>
  readdirSync(import.meta.dirname).filter((one) => one.endsWith('.spoken.txt') && isWanted(one));

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'What Orca, the screen reader of Linux desktops, says on main ways',
  needs: 'own-product',
  async version() {
    if (!(await hasOrca())) throw new Unavailable('there is no Orca and no way to install it');
    const { output } = await capture('orca', ['--version']);
    return output.trim().split('\n').at(-1);
  },
  async run({ product, folder }) {
    const firefox = await findFirefox();
    if (!firefox) throw new Unavailable('there is no Firefox and no way to install one');
    const found = [];
    for (const way of ways()) {
      const own = path.join(folder, path.parse(way).name);
      mkdirSync(own);
      found.push(await goWay(way, product, { firefox, folder: own }));
    }
    return {
      examined: found.flatMap(({ said }) => said).length,
      findings: found.flatMap(({ findings }) => findings),
      notes: found.flatMap(({ way, said }) => [`${way}:`, ...said]),
    };
  },
};

/** Goes a way, which ends where something else is said than its transcript has. */
async function goWay(way, { origin }, surroundings) {
  const { address, steps } = transcriptOf(
    readFileSync(path.join(import.meta.dirname, way), 'utf8'),
  );
  const listener = await startOrca({ ...surroundings, address: `${origin}${address}` });
  const values = valuesAt(origin);
  const said = [];
  const broken = [];
  try {
    for (const step of steps) await go(step, { ...listener, values }, said);
  } catch ({ message }) {
    broken.push({ rule: 'said', says: message });
  } finally {
    await listener.close();
  }
  const findings = [...broken, ...awkwardOf(said)].map((one) => ({ where: way, ...one }));
  return { way, said, findings };
}

/** What a way may write: somebody new and the code they are sent, and a demo account. */
function valuesAt(origin) {
  const email = newEmail();
  return {
    email: () => email,
    code: () => codeFor(email, { origin }),
    doctor: () => demoEmail('doctor'),
    password: () => demoPassword,
  };
}

/**
 * Presses the key of a step, and listens until all of its phrases were said; a key that is repeated,
 * until the first of them was.
 */
async function go({ key, isRepeated, phrases }, { press, hear, hearAll, values }, said) {
  const [first] = phrases;
  for (let presses = 0; isRepeated && presses < MOST_PRESSES; presses += 1) {
    await press(key);
    const heard = await hearAll(key);
    said.push(...heard);
    if (heard.some((one) => isSaid(first, one))) return;
  }
  if (key !== null) await press(await filled(key, values));
  for (const phrase of phrases) said.push(...(await hear(phrase, (one) => isSaid(phrase, one))));
}
