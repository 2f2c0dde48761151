import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  type Composition,
  type RegistryDocument,
  type Signature,
  signedText,
} from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { changedBuild } from '../support/changed-build';
import { flipByte } from '../support/damage';
import { demandTwoHolders, type Holder, pendingIn } from '../support/holders';
import { nightlyUnless } from '../support/nightly';
import { type Product, startProduct } from '../support/product';
import { takeAsReleased } from '../support/rendered-ahead';
import { reportsOf } from '../support/reports';
import { distOf } from '../support/repository';
import { places } from '../support/run';
import { heading } from '../support/site';
import { expect, test } from '../support/test';

const LIVE = 'Discover & Search, Trusted Professionals Near You';
const CHANGED = 'Discover & Search, Trusted Neighbours Near You';

// One product for all, since making it demand two keys takes a while.
test.describe.configure({ mode: 'serial' });

let product: Product;
let asha: Holder;
let ravi: Holder;
let build: string;
let earlier: Composition;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  build = changedBuild(distOf('mf-public'), LIVE, CHANGED);
  product = await startProduct({ name: 'threshold', template: places.get().template });
  [asha, ravi] = (await demandTwoHolders(product)) as [Holder, Holder];
  earlier = product.composition();
});
test.afterAll(async () => {
  await Promise.all([asha?.close(), ravi?.close()]);
  await product?.close();
  rmSync(build, { recursive: true, force: true });
});

test('a release is shown once the second holder has signed it', async ({ page }) => {
  const said = await asha.nukkad('release', '--from', build);
  await page.goto(product.origin);
  await expect(heading(page)).toHaveText(LIVE);
  expect(await ravi.nukkad('cosign')).toContain('release mf-public');
  await ravi.nukkad('cosign', pendingIn(said));
  await page.goto(product.origin);
  await expect(heading(page)).toHaveText(CHANGED);
});

/** What a thief would have pages run: an earlier version, which nobody has released again. */
const wanted = (): Composition => ({ ...earlier, serial: earlier.serial + 1000 });
const stranger = (value: unknown) => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(signedText('composition', value));
  return { key: 'f'.repeat(16), value: sign(null, bytes, privateKey).toString('base64') };
};

/** Answers with a registry of a thief, to a page that has to ask for it. */
async function showForged(page: Page, signature: Signature): Promise<() => void> {
  const registry: RegistryDocument = {
    ...{ schema: 1, channels: { stable: wanted() }, signatures: { stable: signature } },
  };
  await takeAsReleased(page);
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
  const document = readFileSync(path.join(product.site, 'index.html'), 'utf8');
  const near = /"version":"[0-9a-f]{15}/.exec(document)![0];
  return flipByte(product.site, 'index.html', near);
}
/** Scripts of remotes that were inserted into the page; preloaded files do not run. */
const remoteScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name)
      .filter((name) => name.includes('/remotes/')),
  );

const forgeries: [string, () => Signature][] = [
  ['one stolen key', () => asha.sign('composition', wanted())],
  [
    'one stolen key, twice',
    () => {
      const one = asha.sign('composition', wanted());
      return { ...one, cosignatures: [one] };
    },
  ],
  [
    'one stolen key and one that the root has not named',
    () => ({ ...asha.sign('composition', wanted()), cosignatures: [stranger(wanted())] }),
  ],
];
for (const [what, signature] of forgeries) {
  // Each forgery, and more: threshold.test.ts in Jest.
  const details = nightlyUnless(what.endsWith('twice'));
  test(`signed with ${what}, nothing is run`, details, async ({ page, watch }) => {
    watch.provokes();
    const reports = await reportsOf(page);
    const undo = await showForged(page, signature());
    await page.goto(product.origin);
    await expect(page.getByText('SHELL-START')).toBeVisible();
    await expect.poll(() => reports.join()).toMatch(/COMPOSITION-SIGNATURE: registry\.json/);
    expect(await remoteScripts(page)).toEqual([]);
    undo();
  });
}

// Without it the tests above would pass on a page that runs nothing at all.
test('signed with both keys, the same is run', async ({ page }) => {
  const one = asha.sign('composition', wanted());
  const two = ravi.sign('composition', wanted());
  const undo = await showForged(page, { ...one, cosignatures: [two] });
  await page.goto(product.origin);
  await expect(heading(page)).toHaveText(LIVE);
  const { base } = earlier.remotes['mf-public']!;
  await expect.poll(async () => (await remoteScripts(page)).join()).toContain(base);
  undo();
});

test(
  'a preview is shown once both have signed it',
  nightlyUnless(false),
  async ({ page, watch }) => {
    watch.provokes(/previews\/\w+\.json/);
    const said = await asha.nukkad(
      'preview',
      '--from',
      distOf('mf-public'),
      '--for',
      product.origin,
    );
    const link = /^http\S+/m.exec(said)![0];
    await page.goto(link);
    await expect(heading(page)).toHaveText(CHANGED);
    await ravi.nukkad('cosign', pendingIn(said));
    await page.goto(link);
    await expect(heading(page)).toHaveText(LIVE);
  },
);
