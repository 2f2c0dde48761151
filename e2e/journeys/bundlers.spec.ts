import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { runNode, scratchFolder } from '../support/processes';
import type { Product } from '../support/product';
import { ROOT } from '../support/repository';
import { expectFrame, goWithin, heading } from '../support/site';
import { expect, test } from '../support/test';

// Each test builds and releases a remote, and at night opens it twelve times; three at once take 100 s each.
test.describe.configure({ mode: 'default', timeout: 600_000 });

const WEBPACK = createRequire(path.join(ROOT, 'package.json')).resolve('webpack-cli/bin/cli.js');
const RSPACK = path.join(ROOT, 'scripts/fixtures/rspack-build.cjs');

/** How a remote is built, and what its screen shows. */
interface Remote {
  name: string;
  fixture: string;
  command: (output: string) => string[];
  part: string;
  screen: string;
  address: string;
  title: string;
}

const element = {
  fixture: 'element-remote',
  part: 'mf-element',
  screen: 'offers',
  address: '/element-offers',
  title: 'Offers',
};
const react = {
  fixture: 'gate-remote',
  part: 'mf-seed',
  screen: 'welcome',
  address: '/seed-welcome',
  title: 'A seed to judge',
};
const stock = {
  fixture: 'stock-remote',
  part: 'mf-stock',
  screen: 'fares',
  address: '/stock-fares',
  title: 'Fares',
};
const byRspack = (output: string) => [RSPACK, '.', output];

const remotes: Remote[] = [
  {
    ...element,
    name: 'plain DOM by webpack',
    command: (output) => [WEBPACK, '--output-path', output],
  },
  { ...element, name: 'plain DOM by Rspack', command: byRspack },
  { ...react, name: 'React by Rspack', command: byRspack },
  {
    ...{ ...stock, name: 'React by a stock Rspack configuration', command: byRspack },
  },
];

async function released({ fixture, command }: Remote, { nukkad }: Product): Promise<void> {
  const output = path.join(scratchFolder(), 'dist');
  await runNode(command(output), process.env, path.join(ROOT, 'scripts/fixtures', fixture));
  await nukkad('release', '--from', output);
}

/** Files of the screen as the composition names them. */
function filesOf({ part, screen }: Remote, product: Product): Record<string, string> {
  const release = product.composition().remotes[part];
  const needs = release?.screens[screen];
  const chunk = needs?.scripts.find((file) => file.startsWith('screen-'));
  const [style] = needs?.styles ?? [];
  if (!release || !chunk || !style) throw new Error(`${part} has no files.`);
  const at = (file: string) => release.base + file;
  return { entry: at(release.entry), chunk: at(chunk), style: at(style) };
}

const faults: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  refused: (route) => route.abort('connectionrefused'),
  'HTML in its place': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'one byte flipped': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
    await route.fulfill({ response, body });
  },
};

interface Damage {
  file: string;
  fault: string;
  /** Tests share a product, so the build of another bundler may be the part's earlier version. */
  hasEarlier: boolean;
}

/** The region shows the earlier version, or its card, and brings the screen when asked again. */
async function failsAndRecovers(page: Page, address: string, damage: Damage) {
  const { file, fault, hasEarlier } = damage;
  const isFile = (url: URL) => url.pathname === file;
  await page.route(isFile, faults[fault]!);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const card = page.getByRole('alert').filter({ hasText: /Code MF-/ });
  const notice = page.getByText('An earlier version of this part is shown.');
  await expect(hasEarlier ? notice : card).toBeVisible();
  await expectFrame(page);
  await page.unroute(isFile);
  await page.getByRole('button', { name: hasEarlier ? 'Try the current one' : 'Retry' }).click();
  await expect(notice.or(card)).toBeHidden();
}

// In the gate `registry/src/gate/bundlers.test.ts` opens each screen in the shell, without faults.
for (const remote of remotes) {
  test(`${remote.name}: shown, left, and recovered from every fault`, { tag: '@nightly' }, async ({
    page,
    ownProduct,
    watch,
  }) => {
    watch.provokes();
    await released(remote, ownProduct);
    const address = ownProduct.origin + remote.address;
    await page.goto(address);
    await expect(heading(page)).toHaveText(remote.title);
    await goWithin(page, '/donate');
    await goWithin(page, remote.address);
    await expect(heading(page)).toHaveText(remote.title);
    const hasEarlier = ownProduct.composition().previous?.[remote.part] !== undefined;
    for (const [kind, file] of Object.entries(filesOf(remote, ownProduct))) {
      for (const fault of Object.keys(faults)) {
        await test.step(`${kind} ${fault}`, async () => {
          await failsAndRecovers(page, address, { file, fault, hasEarlier });
          await expect(heading(page)).toHaveText(remote.title);
        });
      }
    }
  });
}
