import type { RemoteRelease } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { virtualTime } from '../faults/virtual-time';
import type { Product } from '../support/product';
import { expectFrame } from '../support/site';
import { expect, test } from '../support/test';

/** The documented limit of loading a script, and how near to it both sides are looked at. */
const LIMIT = 120_000;
const MARGIN = 1_000;

const remote = 'mf-public';
const screen = 'listing';
const address = '/doctors?spec=all';

const screenFiles = ({ screens }: RemoteRelease) => screens[screen]?.scripts ?? [];

/** Which scripts of the remote hang, and where the page says that it gave up. */
const cases: {
  what: string;
  hangs: (file: string, release: RemoteRelease) => boolean;
  code: RegExp;
}[] = [
  { what: 'entry', hangs: (file, { entry }) => file === entry, code: /Code MF-TIMEOUT/ },
  {
    what: 'exposed chunk',
    hangs: (file, release) => screenFiles(release).includes(file),
    code: /Code MF-TIMEOUT/,
  },
  {
    what: 'lazy chunk',
    hangs: (file, release) => file !== release.entry && !screenFiles(release).includes(file),
    code: /Loading chunk .* failed/,
  },
];

for (const { what, hangs, code } of cases) {
  test(`${what}: waited for at 119,000 ms, given up at 121,000 ms`, async ({
    page,
    ownProduct,
    watch,
  }) => {
    watch.provokes(/^console: /);
    const { asked } = await hang(page, ownProduct, hangs);
    const opened = Date.now();
    await page.goto(ownProduct.origin + address, { waitUntil: 'commit' });
    // The document preloads the first files: the waiting begins when the shell stands.
    await asked;
    await expectFrame(page);
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: code });
    const time = await virtualTime(page);
    // It was asked for between the two: that long it has waited at most.
    const waited = Date.now() - opened;
    await time.advance(LIMIT - MARGIN - waited);
    await expect(failure).toHaveCount(0);
    await expectFrame(page);
    await time.advance(waited + 2 * MARGIN);
    await expect(async () => {
      await time.advance(1);
      await expect(failure.first()).toBeAttached({ timeout: 100 });
    }).toPass();
    await expectFrame(page);
  });
}

/** Takes requests and never answers; resolves when the first has come. */
async function hang(
  page: Page,
  { composition }: Product,
  hangs: (file: string, release: RemoteRelease) => boolean,
): Promise<{ asked: Promise<void> }> {
  const release = composition().remotes[remote];
  if (!release) throw new Error(`There is no ${remote}.`);
  const { base } = release;
  let came = () => {};
  const asked = new Promise<void>((resolve) => {
    came = resolve;
  });
  await page.route(
    ({ pathname }) =>
      pathname.startsWith(base) &&
      pathname.endsWith('.js') &&
      hangs(pathname.slice(base.length), release),
    came,
  );
  return { asked };
}
