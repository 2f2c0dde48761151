import { readFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../../scripts/support/processes.mjs';
import { findFirefox, hasOrca } from '../../scripts/support/programs.mjs';
import { Unavailable } from '../support/judge.mjs';
import { startOrca } from './orca.mjs';
import { awkwardOf, isSaid, stepsOf } from './spoken.mjs';

const WAY = 'finding.spoken.txt';
/** Presses of one key; a page has fewer headings and buttons. */
const MOST_PRESSES = 80;

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'What Orca, the screen reader of Linux desktops, says on a main way',
  needs: 'product',
  async version() {
    if (!(await hasOrca())) throw new Unavailable('there is no Orca and no way to install it');
    const { output } = await capture('orca', ['--version']);
    return output.trim().split('\n').at(-1);
  },
  async run({ product, folder }) {
    const firefox = await findFirefox();
    if (!firefox) throw new Unavailable('there is no Firefox and no way to install one');
    const steps = stepsOf(readFileSync(path.join(import.meta.dirname, WAY), 'utf8'));
    const listener = await startOrca({ firefox, folder, address: `${product.origin}/` });
    const said = [];
    try {
      for (const step of steps) await go(step, listener, said);
    } catch ({ message }) {
      return { examined: said.length, findings: [{ rule: 'said', where: WAY, says: message }] };
    } finally {
      await listener.close();
    }
    const findings = awkwardOf(said).map((one) => ({ where: WAY, ...one }));
    return { examined: said.length, findings, notes: said };
  },
};

/** Presses the key of a step, and listens until all of its phrases were said. */
async function go({ key, isRepeated, phrases }, { press, hear }, said) {
  const [first] = phrases;
  for (let presses = 0; isRepeated && presses < MOST_PRESSES; presses += 1) {
    await press(key);
    said.push(...(await hear(key, () => true)));
    if (isSaid(first, said.at(-1))) return;
  }
  if (key !== null) await press(key);
  for (const phrase of phrases) said.push(...(await hear(phrase, (one) => isSaid(phrase, one))));
}
