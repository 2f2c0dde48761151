import type { RemoteRelease } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { flipByte } from '../support/damage';
import type { Product } from '../support/product';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';

const LANDING = 'Discover & Search, Trusted Professionals Near You';

/** Recovery tries for some seconds before it gives up. */
const PATIENCE = { timeout: 30_000 };

/** What has to be put back after a journey. */
const undo: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

/** The codes and messages of the failures that this page tells of; ask before it is opened. */
async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeBinding('nukkadReport', (_source, body: string) => {
    const { code, message } = JSON.parse(body) as { code: string; message: string };
    reports.push(`${code}: ${message}`);
  });
  // A body that is a stream is not told to who watches the wire, so it is read where it is sent.
  await page.addInitScript(() => {
    const { fetch: send } = window;
    const { nukkadReport } = window as unknown as Record<string, (body: string) => void>;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith('/api/client-errors')) return send(input, init);
      const request = new Request(input, init);
      nukkadReport?.(await request.clone().text());
      return send(request);
    };
  });
  return reports;
}

const shown = (page: Page) => expect(heading(page)).toHaveText(LANDING);
const told = (reports: string[], pattern: RegExp) =>
  expect.poll(() => reports.filter((one) => pattern.test(one)), PATIENCE).not.toEqual([]);
const visitorRelease = ({ composition }: Product): RemoteRelease =>
  composition().remotes['mf-public']!;

test('a flipped byte in the composition of a page: the registry is believed instead', async ({
  page,
  ownProduct,
}) => {
  const reports = await reportsOf(page);
  const { version } = visitorRelease(ownProduct);
  const near = `"version":"${version.slice(0, -1)}`;
  undo.push(flipByte(ownProduct.site, 'index.html', near));
  await page.goto(ownProduct.origin);
  await shown(page);
  await expectFrame(page);
  await told(reports, /^COMPOSITION-SIGNATURE: The composition of the page/);
});

test('flipped bytes in page and registry: nothing is run, and that is said', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes();
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
  // Preloads of the page are fetched and not run.
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src*="/remotes/"]').length),
  ).toBe(0);
});
