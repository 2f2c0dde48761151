import type { RemoteRelease } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { virtualTime } from '../faults/virtual-time';
import type { Product } from '../support/product';
import { takeAsReleased } from '../support/rendered-ahead';
import { expectFrame } from '../support/site';
import { expect, test } from '../support/test';

/** The specified time-out of loading a script, and the margin on both sides of it. */
const LIMIT = 120_000;
const MARGIN = 1_000;

const remote = 'mf-public';
const screen = 'listing';
const address = '/doctors?spec=all';

const screenFiles = ({ screens }: RemoteRelease) => screens[screen]?.scripts ?? [];

/** Scripts of the remote that hang, and where the page shows the failure. */
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
    await takeAsReleased(page);
    const { asked } = await hang(page, ownProduct, hangs);
    const opened = Date.now();
    await page.goto(ownProduct.origin + address, { waitUntil: 'commit' });
    // The document preloads the first files; the time-out starts with the shell.
    await asked;
    await expectFrame(page);
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: code });
    const time = await virtualTime(page);
    // The request started between the two times, so this is the maximum wait.
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

/** Holds requests without a response; resolves at the first one. */
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
