import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { nightlyUnless } from '../support/nightly';
import { runNode, scratchFolder } from '../support/processes';
import { ROOT } from '../support/repository';
import { expect, test } from '../support/test';

// It builds a host and two remotes.
test.describe.configure({ timeout: 600_000 });

const WEBPACK = createRequire(path.join(ROOT, 'package.json')).resolve('webpack-cli/bin/cli.js');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

async function built(fixture: string, ...more: string[]): Promise<string> {
  const output = path.join(scratchFolder(), 'dist');
  const folder = path.join(ROOT, 'scripts/fixtures', fixture);
  await runNode([WEBPACK, '--output-path', output, ...more], process.env, folder);
  return output;
}

/** Serves a folder under an origin of its own, to pages of every origin. */
async function serve(page: Page, origin: string, folder: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ status: 503, json: {} });
    const contentType = TYPES[path.extname(pathname)];
    const headers = { 'access-control-allow-origin': '*' };
    if (!contentType) return route.fulfill({ contentType: 'text/html', body: document });
    const body = readFileSync(path.join(folder, pathname));
    return route.fulfill({ contentType, headers, body });
  });
}

const document =
  '<!doctype html><title>Host</title><div id="app"></div><script src="/main.js"></script>';

test(
  'a host of Module Federation with its own React shows screens of two remotes',
  nightlyUnless(false),
  async ({ page, watch }) => {
    // The host has no API of ours.
    watch.provokes(/^console: Failed to load resource: .* 503 /);
    await serve(page, 'http://host.example', await built('stock-host'));
    await serve(page, 'http://remote.example', await built('gate-remote', '--env', 'stock'));
    await serve(page, 'http://element.example', await built('element-remote', '--env', 'stock'));
    await page.goto('http://host.example/');
    await expect(page.getByRole('heading', { name: 'A seed to judge' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offers' })).toBeVisible();
    // Hooks of the SDK run in the host's React: two copies would have thrown.
    const own = page.getByRole('button', { name: /Pressed/ });
    await own.click();
    await expect(own).toHaveText('Pressed 1 times');
    await page.getByRole('link', { name: 'The seventh' }).click();
    await expect(page.getByRole('heading', { name: 'The seventh offer' })).toBeVisible();
    await expect(own).toHaveText('Pressed 1 times');
    const modules = await page.evaluate(() => {
      const { __FEDERATION__: federation } = window as unknown as {
        __FEDERATION__: { moduleInfo: Record<string, { modules?: { moduleName: string }[] }> };
      };
      const found = Object.entries(federation.moduleInfo).find(([name]) => /^mf_seed:/.test(name));
      return found?.[1].modules?.map(({ moduleName }) => moduleName).sort();
    });
    expect(modules, 'what the host read of the standard manifest').toEqual([
      'remote',
      'standalone',
    ]);
  },
);
