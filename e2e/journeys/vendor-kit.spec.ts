import type { ChildProcess } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { nightlyUnless } from '../support/nightly';
import { runNode, scratchFolder, startNode, stop } from '../support/processes';
import type { Product } from '../support/product';
import { ROOT } from '../support/repository';
import { signInAs } from '../support/session';
import { expectSameDocument, goWithin, heading, mark } from '../support/site';
import { expect, test } from '../support/test';

// Each test generates and builds a remote.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const NUKKAD = path.join(ROOT, 'registry/bin/nukkad.mjs');
const WEBPACK = createRequire(path.join(ROOT, 'package.json')).resolve('webpack-cli/bin/cli.js');

/** A remote outside the repository, using the packages installed here. */
async function aRemote(kind: 'dashboard' | 'remote', slug: string): Promise<string> {
  const team = scratchFolder();
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(team, 'node_modules'));
  await runNode([NUKKAD, 'create', kind, slug], process.env, team);
  return path.join(team, `mf-${slug}`);
}

async function previewOf(folder: string, { nukkad, origin }: Product): Promise<string> {
  await runNode([WEBPACK], process.env, folder);
  const from = path.join(folder, 'dist');
  const said = await nukkad('preview', '--from', from, '--for', origin);
  const [link] = /http:\S+/.exec(said) ?? [];
  if (!link) throw new Error(`There is no link in: ${said}`);
  return link;
}

function change(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

/** Runs `nukkad dev` of a folder against a running product; resolves to its URL. */
async function develop(folder: string, { origin }: Product) {
  const args = [NUKKAD, 'dev', '--live', origin, '--port', '0'];
  const running = startNode(args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  return { running, address: await addressSaid(running) };
}

function addressSaid(running: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    running.once('exit', () => reject(new Error(`It ended:\n${said}`)));
    running.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /with this build: (\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}

/** What the DevTools of Module Federation read of a page about a remote: the host's, then its own. */
function seenByDevtools(page: Page, remote: string) {
  return page.evaluate((name) => {
    const { moduleInfo, __INSTANCES__: instances } = (
      window as unknown as {
        __FEDERATION__: {
          moduleInfo: Record<string, { remotesInfo: Record<string, { matchedVersion: string }> }>;
          __INSTANCES__: { name: string }[];
        };
      }
    ).__FEDERATION__;
    const host = moduleInfo[instances[0]?.name ?? ''];
    const version = host?.remotesInfo[name]?.matchedVersion;
    return { remotes: host?.remotesInfo, own: moduleInfo[`${name}:${version}`] };
  }, remote);
}

const inComposition = {
  remotes: { mf_public: {}, mf_auth: {} },
  own: {
    ...{ globalName: 'mf_offers', remoteEntry: 'remoteEntry.js', remoteEntryType: 'var' },
    modules: [{ modulePath: './remote', assets: { js: { async: ['screen-welcome.js'] } } }],
  },
};

test(
  'a remote that nobody runs yet is seen by its preview link, on a path of its own',
  nightlyUnless(false),
  async ({ page, browser, ownProduct, watch }) => {
    const link = await previewOf(await aRemote('remote', 'offers'), ownProduct);
    expect(link).toContain('/offers?preview=');
    // The servers do not know this path.
    watch.provokes(/^console: /);
    await page.goto(link);
    await expect(heading(page)).toHaveText('Professions on Nukkad');
    await expect(page.getByRole('heading', { name: 'Doctor' })).toBeVisible();
    const badge = page.getByRole('complementary', { name: 'About this page' });
    await expect(badge).toContainText('You see a preview of mf-offers, until');
    await goWithin(page, '/doctors');
    await goWithin(page, '/offers');
    await expect(heading(page)).toHaveText('Professions on Nukkad');

    const other = await browser.newPage();
    await other.goto(`${ownProduct.origin}/offers`);
    await expect(heading(other)).not.toHaveText('Professions on Nukkad');
    await other.close();
  },
);

// In the gate a dashboard of a team outside: dashboard-releases.spec.ts.
test(
  'a dashboard that nobody runs yet is seen by who has such a practice',
  nightlyUnless(false),
  async ({ page, ownProduct }) => {
    const link = await previewOf(await aRemote('dashboard', 'ca'), ownProduct);
    expect(link).toContain('/ca-dashboard?preview=');
    await signInAs(page, 'ca', ownProduct.origin);
    await page.goto(link);
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(page.getByText('Coming Seven Days')).toBeVisible();
    const badge = page.getByRole('complementary', { name: 'About this page' });
    await expect(badge).toContainText('You see a preview of mf-ca, until');
  },
);

test('what is saved stands in its place in the live page, with what was typed', async ({
  page,
  ownProduct,
  watch,
}, info) => {
  const folder = await aRemote('remote', 'offers');
  const screen = path.join(folder, 'src/welcome/welcome.screen.tsx');
  const words = path.join(folder, 'src/welcome/welcome.text.ts');
  change(screen, '<Professions />', '<input aria-label="Wish" /><Professions />');
  const { running, address } = await develop(folder, ownProduct);
  watch.provokes(/^console: /);
  try {
    await page.goto(address);
    await expect(heading(page)).toHaveText('Professions on Nukkad');
    await expect.poll(() => seenByDevtools(page, 'mf_offers')).toMatchObject(inComposition);
    await mark(page);
    await page.getByLabel('Wish').fill('a plumber on Sundays');

    const saved = Date.now();
    change(words, 'Professions on Nukkad', 'Trades on Nukkad');
    await expect(heading(page)).toHaveText('Trades on Nukkad');
    info.annotations.push({ type: 'shown after', description: `${Date.now() - saved} ms` });
    await expect(page.getByLabel('Wish')).toHaveValue('a plumber on Sundays');
    await expect(page.getByLabel('Wish')).toBeFocused();

    const said = page.waitForEvent('console', (line) => line.text().startsWith('The build failed'));
    change(words, "title: 'Trades", "title: 'Trades'; 'Trades");
    await said;
    await expect(heading(page)).toHaveText('Trades on Nukkad');
    change(words, "title: 'Trades'; 'Trades", "title: 'Crafts");
    await expect(heading(page)).toHaveText('Crafts on Nukkad');
    await expectSameDocument(page);
  } finally {
    await stop(running);
  }
});
