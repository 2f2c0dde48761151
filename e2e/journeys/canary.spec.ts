import { rmSync } from 'node:fs';
import {
  type HealthFact,
  type HealthReport,
  healthReportPath,
  type ReleasesAnswer,
  type VisitTicket,
  visitTicketPath,
} from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { anotherBuild, changedBuild } from '../support/changed-build';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { distOf } from '../support/repository';
import { beginSession, signInAs } from '../support/session';
import { expectFrame } from '../support/site';
import { expect, test } from '../support/test';

const PART = 'mf-public';
const HEADING = '"Discover & Search, Trusted Professionals Near You"';
/** Throws during the screen's start in one page of five. */
const THROWS = `(()=>{if(Math.random()<.2)throw Error("It broke");return ${HEADING}})()`;

const folders: string[] = [];
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Each journey restores the initial state. */
test.afterEach(async ({ ownProduct: { nukkad, composition } }) => {
  if (composition().canary) await nukkad('canary', 'stop', '--why', 'The journey is over');
});

const runningOf = ({ composition }: Product) => {
  const { canary, remotes } = composition();
  return { canary: canary?.remotes[PART]?.version, live: remotes[PART]?.version ?? '' };
};

async function startCanary(product: Product, folder: string, share: string): Promise<void> {
  folders.push(folder);
  await product.nukkad('canary', PART, '--from', folder, '--share', share);
}

async function openRoom(page: Page, { origin }: Product): Promise<void> {
  await signInAs(page, 'operator', origin);
  await page.goto(`${origin}/operator-dashboard/releases`);
}

const post = (address: URL, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let visits = 0;
/** Sends the report of a page that ran this version. */
async function visit(
  { origin, composition }: Product,
  version: string,
  isTroubled: boolean,
): Promise<void> {
  const of = { part: PART, version };
  const facts: HealthFact[] = isTroubled
    ? [
        {
          ...{ kind: 'failure', ...of, screen: 'home', phase: 'render', code: 'MF-RENDER' },
          ...{ message: 'It broke', recovered: 'previous' },
        },
      ]
    : [{ kind: 'mount', ...of, screen: 'home' }];
  visits += 1;
  const { canary, lock: live } = composition();
  const lock = canary?.remotes[PART]?.version === version ? canary.lock : live;
  const asked = await post(new URL(visitTicketPath, origin), { lock });
  const { ticket }: VisitTicket = await asked.json();
  const report: HealthReport = {
    ...{ visit: `simulated-${visits}`, lock, path: '/', facts },
    ...(ticket !== null && { ticket }),
  };
  expect((await post(new URL(healthReportPath, origin), report)).status).toBe(204);
}

/** Enough to be counted; what becomes of how many failures: `canary-evaluation.test.ts` of the API. */
const ROUNDS = 20;

/** Two visitors of ten run the canary. */
async function tenVisits(
  product: Product,
  isLiveTroubled: (one: number) => boolean,
  isCanaryTroubled: (one: number) => boolean,
): Promise<void> {
  const { canary, live } = runningOf(product);
  // It may have been rolled back meanwhile.
  if (canary === undefined) return;
  await Promise.all([
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((one) => visit(product, live, isLiveTroubled(one))),
    ...[0, 1].map((one) => visit(product, canary, isCanaryTroubled(one))),
  ]);
}

/** The current canary evaluation, and its number of visits. */
async function judgement(page: Page, { origin }: Product) {
  const { token } = await beginSession(page.request, 'operator', origin);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`${origin}/api/operator/releases`, { headers });
  const { canary }: ReleasesAnswer = await answer.json();
  const part = canary?.parts.find((one) => one.part === PART);
  return { visits: part?.canary.visits, verdict: part?.verdict };
}

test(
  'a canary that fails for one page of five is taken back by itself',
  nightlyUnless(false),
  async ({ browser, page, ownProduct, watch }) => {
    test.setTimeout(300_000);
    await startCanary(ownProduct, changedBuild(distOf(PART), HEADING, THROWS), '20');
    const { canary, live } = runningOf(ownProduct);
    if (canary === undefined) throw new Error('The canary does not run.');
    watch.provokes();

    let nth = 0;
    while (ownProduct.composition().canary) {
      // Every fifth visit to the canary fails.
      nth += 1;
      await tenVisits(
        ownProduct,
        () => false,
        (one) => (2 * nth + one) % 5 === 0,
      );
      if (nth % 10 !== 1) continue;
      const visitor = await browser.newContext();
      const own = await visitor.newPage();
      await own.goto(ownProduct.origin);
      await expectFrame(own);
      await visitor.close();
    }

    expect(ownProduct.composition().canary).toBeUndefined();
    expect(runningOf(ownProduct).live).toBe(live);
    expect(await ownProduct.nukkad('log', PART)).toContain('something went wrong in');

    await openRoom(page, ownProduct);
    await expect(page.getByText('No canary runs.')).toBeVisible();
    await expect(page.getByText(/something went wrong in/).first()).toBeVisible();
  },
);

test(
  'a canary that is no worse stays, and an operator takes it back',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    test.setTimeout(300_000);
    await startCanary(ownProduct, anotherBuild(distOf(PART)), '20');
    const { canary = '', live } = runningOf(ownProduct);
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      await tenVisits(
        ownProduct,
        (one) => nth === 7 && one === 0,
        (one) => nth === 9 && one === 0,
      );
    }
    // The API gives the verdict at once; the page may still show an intermediate one.
    expect(await judgement(page, ownProduct)).toEqual({
      visits: 2 * ROUNDS,
      verdict: expect.anything(),
    });
    expect((await judgement(page, ownProduct)).verdict).not.toBe('take-back');
    expect(runningOf(ownProduct)).toEqual({ canary, live });

    await openRoom(page, ownProduct);
    await page.getByRole('button', { name: 'Take the canary back…' }).click();
    await page.getByRole('textbox', { name: /^Why/ }).fill('Enough seen');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('No canary runs.')).toBeVisible();
    expect(ownProduct.composition().canary).toBeUndefined();
    expect(await ownProduct.nukkad('log', PART)).toContain('Enough seen');
  },
);
