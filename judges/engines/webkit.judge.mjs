import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from '@playwright/test';
import { register } from 'tsx/cjs/api';
import { findWebKit } from '../../scripts/support/programs.mjs';
import { Unavailable } from '../support/judge.mjs';
import { darkWays, mainWays } from './main-ways.mjs';
import { visitorOf } from './visitor.mjs';
import { startWebKit } from './webkit-driver.mjs';

// The journeys' helpers are TypeScript.
register();
const require = createRequire(import.meta.url);

const { demoPassword } = require('../../e2e/support/accounts.ts');
const { bookAddress, freeTime } = require('../../e2e/support/booking.ts');

/** The driver may never answer. */
const LONGEST_MS = 240_000;
const OVER = 'it did not end';

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Whether the main ways go in WebKitGTK, which shares its engine with Safari',
  // A way stops the server.
  needs: 'own-product',
  async version() {
    const { driver, close } = await startWebKit({ browser: await webKit() });
    try {
      return (await driver.getCapabilities()).getBrowserVersion();
    } finally {
      await close();
    }
  },
  async run({ product }) {
    const asked = { ...product, bookAddress: await freeAddress(product), password: demoPassword };
    const browser = await webKit();
    return joined([
      await walked(mainWays, asked, { browser }),
      await walked(darkWays, asked, { browser, isDark: true }),
    ]);
  },
};

async function webKit() {
  const found = await findWebKit();
  if (!found) throw new Unavailable('there is no WebKitGTK and no way to install it');
  return found;
}

/** Where a doctor can be booked. */
async function freeAddress({ origin }) {
  const api = await request.newContext({ baseURL: origin });
  try {
    return bookAddress(await freeTime(api, 'doctor'));
  } finally {
    await api.dispose();
  }
}

/** Goes each way in a browser of its own; `WAYS=booking` goes only those that are named so. */
async function walked(ways, product, surroundings) {
  const only = new RegExp(process.env.WAYS ?? '');
  const chosen = Object.entries(ways).filter(([name]) => only.test(name));
  const findings = [];
  for (const [where, way] of chosen) {
    const found = await findingsOf(way, product, surroundings);
    findings.push(...found.map((one) => ({ where, ...one })));
  }
  return { examined: chosen.length, findings };
}

async function findingsOf(way, product, surroundings) {
  const { driver, close } = await startWebKit(surroundings);
  const walk = way(visitorOf(driver, product.origin), product);
  const findings = [];
  try {
    await Promise.race([walk, tooLong()]);
  } catch ({ message }) {
    findings.push({ rule: 'way', says: message.split('\n')[0] });
  } finally {
    walk.catch(() => {});
    await close();
  }
  return findings;
}

async function tooLong() {
  await wait(LONGEST_MS, undefined, { ref: false });
  throw new Error(OVER);
}

function joined(parts) {
  return {
    examined: parts.reduce((sum, { examined }) => sum + examined, 0),
    findings: parts.flatMap(({ findings }) => findings),
  };
}
