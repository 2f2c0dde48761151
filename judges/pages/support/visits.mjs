import { encoded, openedAddresses, privateAddresses } from './addresses.mjs';
import { barriersIn } from './checkers.mjs';
import { followRequests, settled } from './journeys.mjs';

const PATIENCE_MS = 60_000;

const kept = new Map();

/**
 * Every page, public and private, opened once in a browser for all judges of opened pages:
 * `[{ where, ibm, htmlcs }]`, with what each checker of barriers found.
 *
 * @param {import('../../support/judge.mjs').Context} context
 */
export function visitedPages(context) {
  const { origin } = context.product;
  if (!kept.has(origin)) kept.set(origin, visitAll(context));
  return kept.get(origin);
}

async function visitAll({ product, browser: launch }) {
  const browser = await launch();
  const accounts = [...privateAddresses(), [null, await openedAddresses(product.origin)]];
  const visits = [];
  for (const [account, addresses] of accounts) {
    visits.push(...(await visitAs(browser, product, account, addresses)));
  }
  return visits;
}

/** Opens pages one after the other as an account, or as a visitor. */
async function visitAs(browser, { origin, storageState }, account, addresses) {
  const context = await browser.newContext({
    ...(account && { storageState: await storageState(account) }),
    ...{ baseURL: origin, viewport: { width: 1280, height: 900 } },
    ...{ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  followRequests(context);
  try {
    const page = await context.newPage();
    // The compiler of the journeys' helpers has it name functions, in the browser as well.
    await page.addInitScript('globalThis.__name = (named) => named;');
    const visits = [];
    for (const address of addresses) {
      const where = account ? `${address} of ${account}` : address;
      visits.push({ where, ...(await visit(page, address).catch(notOpened)) });
    }
    return visits;
  } finally {
    await context.close();
  }
}

async function visit(page, address) {
  await page.goto(encoded(address));
  await page.locator('h1').first().waitFor({ timeout: PATIENCE_MS });
  await settled(page);
  return barriersIn(page);
}

/** No checker has judged a page that was not opened. */
function notOpened({ message }) {
  const found = [{ rule: 'not-opened', says: message.split('\n')[0] }];
  return { ibm: found, htmlcs: found };
}
