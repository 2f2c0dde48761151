import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compositionElementId, type RemoteRelease } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { anotherBuild, changedBuild } from '../support/changed-build';
import { flipByte, replaceFile } from '../support/damage';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { takeAsReleased } from '../support/rendered-ahead';
import { reportsOf } from '../support/reports';
import { distOf } from '../support/repository';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';

const LANDING = 'Discover & Search, Trusted Professionals Near You';
const CHANGED = 'Discover & Search, Trusted Neighbours Near You';

/** Clean-up after each journey. */
const undo: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

const shown = (page: Page) => expect(heading(page)).toHaveText(LANDING);
const told = (reports: string[], pattern: RegExp) =>
  expect.poll(() => reports.filter((one) => pattern.test(one))).not.toEqual([]);
/** Content in place of a rejected version: the previous version or an error state. */
const standsIn = (page: Page) =>
  expect(
    page.getByText(/^Loading chunk mf-public|^An earlier version of this part is shown/).first(),
  ).toBeVisible();
/** Versions of mf-public whose scripts were inserted into the page; preloaded files do not run. */
const versionsRun = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name),
  );
  const versions = names.flatMap((name) => /\/mf-public\/([^/]+)\//.exec(name)?.[1] ?? []);
  return [...new Set(versions)];
};
const visitorRelease = ({ composition }: Product): RemoteRelease =>
  composition().remotes['mf-public']!;

/** Releases another version of the visitor remote, which must not be shown. */
async function releaseAnother({ nukkad }: Product): Promise<void> {
  const build = anotherBuild(distOf('mf-public'));
  undo.push(() => nukkad('release', '--from', distOf('mf-public')));
  undo.push(() => rmSync(build, { recursive: true, force: true }));
  await nukkad('release', '--from', build);
}

// In the gate composition.test.ts in Jest, and the same with a flipped registry below.
test(
  'a flipped byte in the composition of a page: the registry is believed instead',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    await takeAsReleased(page);
    const reports = await reportsOf(page);
    const { version } = visitorRelease(ownProduct);
    const near = `"version":"${version.slice(0, -1)}`;
    undo.push(flipByte(ownProduct.site, 'index.html', near));
    await page.goto(ownProduct.origin);
    await shown(page);
    await expectFrame(page);
    await told(reports, /^COMPOSITION-SIGNATURE: The composition of the page/);
  },
);

test('flipped bytes in page and registry: nothing is run, and that is said', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes();
  await takeAsReleased(page);
  const reports = await reportsOf(page);
  const near = `"version":"${visitorRelease(ownProduct).version.slice(0, -1)}`;
  for (const file of ['index.html', 'registry.json']) {
    undo.push(flipByte(ownProduct.site, file, near));
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(ownProduct.origin);
  await expect(page.getByText('SHELL-START')).toBeVisible();
  await expect(page.getByRole('button')).toBeVisible();
  await told(reports, /^COMPOSITION-SIGNATURE: registry\.json/);
  // Preloads are fetched but not run.
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src*="/remotes/"]').length),
  ).toBe(0);
});

test(
  'an old page, shown again later, runs what is released now',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    const reports = await reportsOf(page);
    const old = readFileSync(path.join(ownProduct.site, 'index.html'), 'utf8');
    const build = changedBuild(distOf('mf-public'), LANDING, CHANGED);
    undo.push(() => ownProduct.nukkad('release', '--from', distOf('mf-public')));
    undo.push(() => rmSync(build, { recursive: true, force: true }));
    await ownProduct.nukkad('release', '--from', build);
    await page.goto(ownProduct.origin);
    await expect(heading(page)).toHaveText(CHANGED);
    undo.push(replaceFile(ownProduct.site, 'index.html', old));
    await page.reload();
    await expect(heading(page)).toHaveText(CHANGED);
    await told(reports, /^REGISTRY-REPLAYED: .*the page stands at serial/);
  },
);

// In the gate composition.test.ts in Jest, and an old page above.
test(
  'an old registry is refused where the page asks it again',
  nightlyUnless(false),
  async ({ page, ownProduct, watch }) => {
    watch.provokes(/^console: .*(Failed to load resource|Failed to find a valid digest)/);
    const reports = await reportsOf(page);
    const old = readFileSync(path.join(ownProduct.site, 'registry.json'), 'utf8');
    await releaseAnother(ownProduct);
    const { base, entry } = visitorRelease(ownProduct);
    undo.push(replaceFile(ownProduct.site, 'registry.json', old));
    await page.route(`**${base}${entry}*`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(ownProduct.origin);
    await page.getByRole('button', { name: 'Try the current one' }).click();
    await told(reports, /^REGISTRY-REPLAYED: .*registry\.json stands at serial/);
    await expectFrame(page);
  },
);

/** One file of a remote per kind. */
const kinds: Record<string, (release: RemoteRelease) => string> = {
  entry: ({ entry }) => entry,
  chunk: ({ screens }) => screens.landing!.scripts.find((file) => file.startsWith('screen-'))!,
  style: ({ screens }) => screens.landing!.styles[0]!,
};
for (const [kind, pick] of Object.entries(kinds)) {
  // Changed scripts and styles of every part: integrity.spec.ts.
  const details = nightlyUnless(kind === 'entry');
  const title = `a flipped byte in the ${kind} of a remote: it is not run, and the page stays usable`;
  test(title, details, async ({ page, ownProduct, watch }) => {
    watch.provokes(/^console: .*(Failed to load resource|Failed to find a valid digest)/);
    const reports = await reportsOf(page);
    const release = visitorRelease(ownProduct);
    const file = release.base + pick(release);
    const [first = ''] =
      readFileSync(path.join(ownProduct.site, file), 'utf8').match(/\w{4}/) ?? [];
    undo.push(flipByte(ownProduct.site, file, first));
    await page.goto(ownProduct.origin);
    await standsIn(page);
    await expectFrame(page);
    await told(reports, /^MF-(LOAD|CHUNK)/);
    await page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' }).click();
    await expect(heading(page)).toHaveText('Login to your Account');
  });
}

test('a file without a digest in a rightly signed release is not run', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(/^(integrity|console: .*(Failed to load resource|valid digest|Integrity-Policy))/);
  await takeAsReleased(page);
  const reports = await reportsOf(page);
  const { base, entry } = visitorRelease(ownProduct);
  const file = `${base}integrity.json`;
  const digests = JSON.parse(readFileSync(path.join(ownProduct.site, file), 'utf8'));
  const { [entry]: _, ...others } = digests;
  undo.push(() => ownProduct.nukkad('pages'));
  undo.push(replaceFile(ownProduct.site, file, JSON.stringify(others)));
  await ownProduct.nukkad('pages');
  await page.goto(ownProduct.origin);
  await standsIn(page);
  await expectFrame(page);
  await told(reports, /^MF-LOAD/);
});

// In the gate preview.test.ts in Jest, and a preview in previews.spec.ts.
test(
  'a signed preview is shown; with one flipped byte it is not, and that is told',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    const reports = await reportsOf(page);
    const build = anotherBuild(distOf('mf-public'));
    undo.push(() => rmSync(build, { recursive: true, force: true }));
    const said = await ownProduct.nukkad('preview', '--from', build, '--json');
    const { link, preview } = JSON.parse(said.slice(said.indexOf('{')));
    undo.push(() => ownProduct.nukkad('preview', 'revoke', preview.id));
    await page.goto(link);
    await shown(page);
    expect(await versionsRun(page)).toContain(preview.release.version);

    undo.push(flipByte(ownProduct.site, `previews/${preview.id}.json`, '"expires":"20'));
    await page.goto(link);
    await shown(page);
    await told(reports, /^PREVIEW-IGNORED: .*not signed/);
    expect(await versionsRun(page)).not.toContain(preview.release.version);
  },
);

// In the gate fetch-release.test.ts in Jest, and the release.json that a page refers to below.
test(
  'a flipped byte in release.json: a canary’s visitor runs what everybody runs',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    await takeAsReleased(page);
    const reports = await reportsOf(page);
    const build = anotherBuild(distOf('mf-public'));
    undo.push(() => rmSync(build, { recursive: true, force: true }));
    await ownProduct.nukkad('canary', '--from', build, '--share', '100');
    undo.push(() => ownProduct.nukkad('canary', 'stop'));
    const ref = ownProduct.composition().canary!.remotes['mf-public']!;
    undo.push(flipByte(ownProduct.site, `${ref.base}release.json`, '"contract":1'));
    await page.goto(ownProduct.origin);
    await shown(page);
    await told(reports, /^CANARY-UNREACHABLE: .*not the one that was signed/);
  },
);

test('a flipped byte in the release.json that a page refers to: the registry says what to load', async ({
  page,
  ownProduct,
}) => {
  const reports = await reportsOf(page);
  const { base } = ownProduct.composition().remotes['mf-auth']!;
  undo.push(flipByte(ownProduct.site, `${base}release.json`, '"contract":1'));
  await page.goto(ownProduct.origin);
  await shown(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' }).click();
  await told(reports, /^MF-LOAD: .*not the one that was signed/);
  await expect(heading(page)).toHaveText('Login to your Account');
  await expectFrame(page);
});

// In the gate composition.test.ts and fetch-release.test.ts in Jest.
test(
  'flipped bytes in release.json and registry: nothing of the remote is run, and that is said',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    const reports = await reportsOf(page);
    const { base, version } = ownProduct.composition().remotes['mf-auth']!;
    await page.goto(ownProduct.origin);
    undo.push(flipByte(ownProduct.site, `${base}release.json`, '"contract":1'));
    undo.push(flipByte(ownProduct.site, 'registry.json', `"version":"${version.slice(0, -1)}`));
    await shown(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login/Sign Up' }).click();
    await expect(page.getByText(/^Loading chunk mf-auth/).first()).toBeVisible();
    await told(reports, /^MF-LOAD: .*not the one that was signed/);
    await told(reports, /^COMPOSITION-SIGNATURE: registry\.json/);
    expect(await page.locator('script[src*="/mf-auth/"]').count()).toBe(0);
    await expectFrame(page);
  },
);

test('pages carry what was signed, and no private key is served', async ({ page, ownProduct }) => {
  await page.goto(ownProduct.origin);
  const block = page.locator(`#${compositionElementId}`);
  await expect(block).toHaveAttribute('data-signature', /^[\w+/]{86}==$/);
  const key = await block.getAttribute('data-key');
  for (const at of [
    `/keys/${key}.pem`,
    `/registry/keys/${key}.pem`,
    `/%2e%2e/registry/keys/${key}.pem`,
  ]) {
    const text = await (await page.request.get(ownProduct.origin + at)).text();
    expect(text).not.toContain('PRIVATE KEY');
  }
});
