import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { chromiumPath } from '../gate/boot/chromium';
import { type BrowserLease, leaseBrowser } from '../gate/boot/shared-browser';
import { release } from '../operations/release';
import { type FakeSite, fakeSite, route, shellManifest } from '../testing/fake-site';
import { noNginx, startNginx } from '../testing/nginx-process';
import type { Served } from '../testing/serving';

const NOBODY = 9;
const executable = chromiumPath();
const noZstd = spawnSync('zstd', ['--version']).status === 0 ? false : 'zstd is not installed';
const skip = noNginx || noZstd || (executable ? false : 'no browser is installed');

/** A script as long as that of a screen, which no compression makes small. */
function program(version: string): string {
  const lines = Array.from({ length: 1_000 }, (_, line) => {
    const random = Math.imul(line + 1, 2_654_435_761) >>> 0;
    return `const value${line} = '${random.toString(36)}${(random ^ line).toString(36)}';`;
  });
  lines[500] = `document.title = '${version}';`;
  return lines.join('\n');
}

/** nginx tells documents of one length apart by the second in which they were written. */
const nextSecond = () => sleep(1_000 - (Date.now() % 1_000));

describe('a release for browsers that have the one before, behind nginx', { skip }, () => {
  let site: FakeSite;
  let nginx: Served;
  let lease: BrowserLease;
  let context: BrowserContext;
  let page: Page;

  before(async () => {
    site = await fakeSite();
    await releaseShell('first');
    nginx = await startNginx(site, NOBODY);
    lease = await leaseBrowser(executable!);
    context = await lease.browser.newContext();
    page = await context.newPage();
  });
  after(async () => {
    await context?.close();
    await lease?.release();
    await nginx?.close();
    await site?.remove();
  });

  async function releaseShell(version: string) {
    await nextSecond();
    const files = { 'shell.abc.js': program(version), 'shell.abc.css': styles };
    await release(site.places, [await site.build(shellManifest([route('/')]), version, files)]);
  }

  /** Opens the page: what ran, and what each file took. */
  async function visit() {
    await page.goto(nginx.origin, { waitUntil: 'load' });
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, transferSize, encodedBodySize }) => ({
          name,
          transferSize,
          encodedBodySize,
        })),
    );
    const of = (ending: string) => sizes.find(({ name }) => name.endsWith(ending))!;
    return { ran: await page.title(), script: of('shell.abc.js'), style: of('shell.abc.css') };
  }

  test('a first visit loads whole files', async () => {
    const { ran, script } = await visit();
    assert.equal(ran, 'first');
    assert.ok(script.encodedBodySize > 5_000, `${script.encodedBodySize}`);
  });

  test('the next release costs a small delta, and runs', async () => {
    await releaseShell('second');
    const { ran, script, style } = await visit();
    assert.equal(ran, 'second');
    for (const file of [script, style]) {
      assert.ok(file.encodedBodySize > 0 && file.encodedBodySize < 1_000, JSON.stringify(file));
    }
  });

  test('a file that came as a delta is kept like any other', async () => {
    const { ran, script } = await visit();
    assert.deepEqual([ran, script.transferSize], ['second', 0]);
  });

  test('the release after it builds on what came as a delta', async () => {
    await releaseShell('third');
    const { ran, script } = await visit();
    assert.equal(ran, 'third');
    assert.ok(script.encodedBodySize < 1_000, JSON.stringify(script));
  });

  test('a browser that has nothing loads whole files', async () => {
    const other = await lease.browser.newContext();
    page = await other.newPage();
    const { ran, script } = await visit();
    await other.close();
    assert.equal(ran, 'third');
    assert.ok(script.encodedBodySize > 5_000, `${script.encodedBodySize}`);
  });
});

const styles = Array.from({ length: 300 }, (_, at) => `.a${at} { margin: ${at}px; }`).join('\n');
