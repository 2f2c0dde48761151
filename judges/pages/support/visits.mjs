import { openedAddresses, privateAddresses } from './addresses.mjs';
import { barriersIn } from './checkers.mjs';
import { arriveHydrated, followRequests, settled } from './journeys.mjs';
import { newcomersAt } from './newcomers.mjs';
import { openedStates, openPage, openState } from './states.mjs';
import { isIn, views } from './views.mjs';

/** For a step, or for what it opens. */
const STEP_MS = 30_000;
/** Browser contexts at a time. */
const LANES = 4;

/** BARRIERS_ONLY judges a part of the pages and states, by a pattern for where they are. */
const only = new RegExp(process.env.BARRIERS_ONLY ?? '');

const kept = new Map();

/**
 * What one checker finds in every page as opened and in every opened state, in each view; all are opened
 * once for all checkers.
 *
 * @param {'ibm' | 'htmlcs'} checker
 * @param {import('../../support/judge.mjs').Context} context
 * @returns {Promise<import('../../support/judge.mjs').Found>}
 */
export async function barriersBy(checker, context) {
  const { origin } = context.product;
  if (!kept.has(origin)) kept.set(origin, visitAll(context));
  const visits = await kept.get(origin);
  return {
    examined: visits.length,
    findings: visits.flatMap((visit) =>
      visit[checker].map((one) => ({ ...one, where: visit.where })),
    ),
  };
}

async function visitAll({ product, browser: launch }) {
  const browser = await launch();
  const newcomers = await newcomersAt(product.origin);
  const sessionOf = (account) => product.storageState(newcomers[account] ?? account);
  const jobs = (await whatToOpen(product, newcomers)).flatMap(([account, all]) =>
    views.map((view) => ({ account, view, all: all.filter((one) => isIn(one, view)) })),
  );
  const visits = [];
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      visits.push(...(await visitAs(browser, { ...product, sessionOf }, job)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return visits;
}

/** Pages and states by account; `open` may resolve to the part of the page that is judged. */
async function whatToOpen({ origin }, newcomers) {
  const of = (account) => (account ? ` of ${account}` : '');
  const pages = [[null, await openedAddresses(origin)], ...privateAddresses()];
  const states = await openedStates(origin, newcomers);
  return [
    ...pages.map(([account, addresses]) => [
      account,
      addresses.map((address) => ({
        where: address + of(account),
        open: (page) => openPage(page, address),
      })),
    ]),
    ...states.map(([account, all]) => [
      account,
      all.map((state) => ({
        where: `${state.address}${of(account)}, opened: ${state.name}`,
        width: state.width,
        colorScheme: state.colorScheme,
        open: (page) => openState(page, state),
      })),
    ]),
  ];
}

/** Opens one after the other as an account, or as a visitor. */
async function visitAs(browser, { origin, sessionOf }, { account, all, view }) {
  const chosen = all.filter(({ where }) => only.test(where));
  if (chosen.length === 0) return [];
  const context = await browser.newContext({
    ...(account && { storageState: await sessionOf(account) }),
    ...{ baseURL: origin, viewport: view.viewport, colorScheme: view.colorScheme },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(STEP_MS);
  context.setDefaultNavigationTimeout(2 * STEP_MS);
  followRequests(context);
  try {
    const page = await context.newPage();
    arriveHydrated(page);
    // The compiler of the journeys' helpers has it name functions, in the browser as well.
    await page.addInitScript('globalThis.__name = (named) => named;');
    const visits = [];
    for (const { where, open } of chosen) {
      const found = await visit(page, open).catch(notOpened);
      visits.push({ where: `${where}, ${view.name}`, ...found });
    }
    return visits;
  } finally {
    await context.close();
  }
}

async function visit(page, open) {
  const part = await open(page);
  await settled(page);
  return barriersIn(page, part);
}

/** No checker has judged what was not opened. */
function notOpened({ message }) {
  const found = [{ rule: 'not-opened', says: message.split('\n').slice(0, 3).join(' ') }];
  return { ibm: found, htmlcs: found };
}
