import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { replaceFile } from '../support/damage';
import type { Product } from '../support/product';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';

const PATIENCE = { timeout: 30_000 };
const REFUSED = /^console: .*(valid digest|Integrity-Policy|Failed to load resource)/;

/** What has to be put back after a journey. */
const undo: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

/** Runs where it is read, if it is: a script names itself, a style sets a property. */
const marks: Record<string, string> = {
  '.js': '\n;globalThis.changed=[...(globalThis.changed??[]),document.currentScript?.src];\n',
  '.css': '\n:root{--changed:1}\n',
};

/** Scripts and styles of every part that the product runs, relative to the site. */
function filesOfEveryPart({ site, composition }: Product): string[] {
  const { shell, remotes } = composition();
  const own = readFileSync(path.join(site, 'styleguide/index.html'), 'utf8');
  const [, ownPage = ''] = /src="\/(remotes\/[^"]+)\/[^"/]+"/.exec(own) ?? [];
  const folders = [
    `shell/${shell.version}`,
    ...Object.values(remotes).map(({ base }) => base.slice(1, -1)),
    ownPage,
  ];
  return folders.flatMap((folder) =>
    readdirSync(path.join(site, folder))
      .filter((file) => path.extname(file) in marks)
      .map((file) => `${folder}/${file}`),
  );
}

function change({ site }: Product, files: readonly string[]): () => void {
  const back = files.map((file) => {
    const content = readFileSync(path.join(site, file), 'utf8');
    return replaceFile(site, file, content + marks[path.extname(file)]);
  });
  return () => back.forEach((one) => void one());
}

/** What of the changed files had an effect in the page. */
const effects = (page: Page) =>
  page.evaluate(() => [
    ...((globalThis as { changed?: string[] }).changed ?? []),
    getComputedStyle(document.documentElement).getPropertyValue('--changed'),
  ]);

/**
 * Puts files into the head as loaders do; resolves to those that came in.
 *
 * @param query makes them other files to the browser's cache
 */
const load = (page: Page, files: readonly string[], query: string) =>
  page.evaluate(
    async ([all, more]) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
        };
      };
      const policy = trustedTypes.createPolicy('webpack', {
        createScriptURL: (url: string) => url,
      });
      const one = (file: string) =>
        new Promise<string[]>((resolve) => {
          const isScript = file.endsWith('.js');
          const element = document.createElement(isScript ? 'script' : 'link');
          if (element instanceof HTMLScriptElement) {
            element.src = policy.createScriptURL(`/${file}?${more}`);
          } else {
            Object.assign(element, { rel: 'stylesheet', href: `/${file}?${more}` });
          }
          element.onload = () => resolve([file]);
          element.onerror = () => resolve([]);
          try {
            document.head.appendChild(element);
          } catch {
            resolve([]);
          }
        });
      return (await Promise.all(all.map(one))).flat();
    },
    [files, query] as const,
  );

test('a changed script or style of any part is not run, in whatever way it is asked for', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(REFUSED);
  // Sections below the fold come once the page has come to rest, and are refused as well.
  watch.provokes(/^console: ChunkLoadError/);
  const files = filesOfEveryPart(ownProduct);
  const ofShell = files.filter((file) => file.startsWith('shell/'));
  expect(ofShell.length).toBeGreaterThan(10);
  await page.goto(ownProduct.origin);
  await expect(heading(page)).toBeVisible();
  // As they were signed, the shell's own come in.
  const chunk = ofShell.find((file) => /\/\d+\.\w+\.css$/.test(file))!;
  expect(await load(page, [chunk], 'whole')).toEqual([chunk]);

  undo.push(change(ownProduct, files));
  expect(await load(page, files, 'changed')).toEqual([]);
  expect(await effects(page)).toEqual(['']);
  await expectFrame(page);

  // Entries, which stand in the page itself, as somebody meets them who has nothing cached.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const at of ['/', '/styleguide']) {
    const refused = page.waitForEvent('console', (one) => /valid digest/.test(one.text()));
    await page.goto(ownProduct.origin + at);
    await refused;
    expect(await effects(page)).toEqual(['']);
  }
});

test('changed chunks of the shell: the page stays usable, says so, and goes on when they are whole', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(REFUSED);
  const chunks = filesOfEveryPart(ownProduct).filter((file) =>
    /^shell\/.*\/\d+\.\w+\.\w+$/.test(file),
  );
  const repair = change(ownProduct, chunks);
  undo.push(() => repair());
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/client-errors'));
  await page.goto(ownProduct.origin);
  await expect(heading(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Location:/ })
    .click();
  const alert = page.getByRole('banner').getByRole('alert');
  await expect(alert).toBeVisible(PATIENCE);
  await reported;
  expect(await effects(page)).toEqual(['']);

  repair();
  undo.pop();
  await alert.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a script that stands in the page without a digest is not run, and that is told', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(/^(console|integrity): /);
  const chunk = filesOfEveryPart(ownProduct).find((file) =>
    /^shell\/.*\/\d+\.\w+\.js$/.test(file),
  )!;
  undo.push(change(ownProduct, [chunk]));
  await page.route(ownProduct.origin, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</body>', `<script src="/${chunk}"></script></body>`);
    await route.fulfill({ response, body });
  });
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/client-errors'));
  await page.goto(ownProduct.origin);
  await expect(heading(page)).toBeVisible();
  await reported;
  expect(await effects(page)).toEqual(['']);
});
