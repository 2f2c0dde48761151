import { rmSync } from 'node:fs';
import type { LoadPhase, PartReleases } from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { buildOf } from '../faults/bad-builds';
import type { BadBuild } from '../faults/faults';
import { nightlyUnless } from '../support/nightly';
import type { Product } from '../support/product';
import { distOf } from '../support/repository';
import { signInAs } from '../support/session';
import { expect, test } from '../support/test';

const PART = 'mf-public';
/** Owner in its package.json. */
const TEAM = 'Finding and booking';

interface Broken {
  what: string;
  phase: LoadPhase;
  /** The overlay's word for the phase. */
  word: string;
  code: string;
  /** Files that fail to load, or a bad build to release. */
  by: { files: RegExp } | { build: BadBuild };
}

const phases: Broken[] = [
  {
    what: 'the entry does not come',
    ...{ phase: 'entry', word: 'entry', code: 'MF-LOAD' },
    by: { files: /remoteEntry\./ },
  },
  {
    what: 'the container is of another contract',
    ...{ phase: 'entry', word: 'entry', code: 'MF-CONTRACT' },
    by: { build: 'is of another contract' },
  },
  {
    what: 'the screen does not come',
    ...{ phase: 'screen', word: 'screen', code: 'MF-CHUNK' },
    by: { files: /screen-listing\.js/ },
  },
  {
    what: 'the drawing throws',
    ...{ phase: 'render', word: 'drawing', code: 'MF-RENDER' },
    by: { build: 'throws while drawing' },
  },
];

/** Breaks the part; returns a function that repairs it. */
async function broken(page: Page, product: Product, { by }: Broken): Promise<() => Promise<void>> {
  if ('files' in by) {
    await page.route(
      (url) => url.pathname.includes(`/${PART}/`) && by.files.test(url.pathname),
      (route) => route.abort(),
    );
    return async () => {};
  }
  const folder = buildOf(distOf(PART), by.build.replaceAll(' ', ''), by.build);
  await product.nukkad('release', '--from', folder);
  rmSync(folder, { recursive: true });
  return async () => void (await product.nukkad('rollback', PART));
}

/** Hiding a page flushes its reports. */
async function putAside(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

for (const fault of phases) {
  const { what, phase, word, code } = fault;
  const title = `${what}: the overlay and the API name part, version, phase and team`;
  // Every phase and code in the gate: broken-phases.test.tsx.
  const details = nightlyUnless(false);
  test(title, details, async ({ page, ownProduct, watch }) => {
    test.setTimeout(300_000);
    watch.provokes();
    const { origin } = ownProduct;
    const mend = await broken(page, ownProduct, fault);
    try {
      const version = ownProduct.composition().remotes[PART]?.version;
      const { token } = await signInAs(page, 'operator', origin);
      await page.goto(`${origin}/doctors`);
      await expect(
        page.getByText(/Code MF-|An earlier version of this part is shown/),
      ).toBeVisible();
      await page.keyboard.press('Alt+Shift+N');
      const row = page.getByRole('dialog').getByRole('row', { name: new RegExp(`^${PART}`) });
      await expect(row).toContainText(`in ${word} (${code})`);
      await expect(row).toContainText(version ?? '');
      await expect(row).toContainText(`Team: ${TEAM}`);

      await putAside(page);
      const headers = { authorization: `Bearer ${token}` };
      const told = async () => {
        const answer = await page.request.get(`${origin}/api/operator/releases/${PART}`, {
          headers,
        });
        return (await answer.json()) as PartReleases;
      };
      await expect
        .poll(async () => (await told()).messages)
        .toContainEqual(expect.objectContaining({ part: PART, version, phase, code }));
      const { releases } = await told();
      expect(releases.find((one) => one.version === version)).toMatchObject({ owner: TEAM });
    } finally {
      await mend();
    }
  });
}
