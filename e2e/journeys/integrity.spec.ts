import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { replaceFile } from '../support/damage';
import type { Product } from '../support/product';
import { expectFrame, heading, settled } from '../support/site';
import { expect, test } from '../support/test';

const REFUSED = /^console: .*(valid digest|Integrity-Policy|Failed to load resource)/;

/** Clean-up after each journey. */
const undo: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

/** Code with a visible effect if it runs: a script sets a name, a style a property. */
const marks: Record<string, string> = {
  '.js': '\n;globalThis.changed=[...(globalThis.changed??[]),document.currentScript?.src];\n',
  '.css': '\n:root{--changed:1}\n',
};

/** Scripts and styles of all running parts, relative to the site. */
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

/** Effects of the changed files in the page. */
const effects = (page: Page) =>
  page.evaluate(() => [
    ...((globalThis as { changed?: string[] }).changed ?? []),
    getComputedStyle(document.documentElement).getPropertyValue('--changed'),
  ]);

/**
 * Inserts files into the head like a loader; resolves to those that loaded.
 *
 * @param query distinguishes the files in the browser's cache
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
  // Sections below the fold load once the page is idle, and are blocked as well.
  watch.provokes(/^console: ChunkLoadError/);
  // One that is asked for while it is being changed is answered as a failure.
  watch.provokes(/^console: Refused to .* its MIME type \('application\/problem\+json'\)/);
  const files = filesOfEveryPart(ownProduct);
  const ofShell = files.filter((file) => file.startsWith('shell/'));
  expect(ofShell.length).toBeGreaterThan(10);
  await page.goto(ownProduct.origin);
  await expect(heading(page)).toBeVisible();
  // Unchanged files of the shell load.
  const chunk = ofShell.find((file) => /\/\d+\.css$/.test(file))!;
  expect(await load(page, [chunk], 'whole')).toEqual([chunk]);

  undo.push(change(ownProduct, files));
  expect(await load(page, files, 'changed')).toEqual([]);
  expect(await effects(page)).toEqual(['']);
  await expectFrame(page);

  // Entries are in the HTML itself; tested without a cache, which what is routed does not have.
  await page.route('**', (route) => route.continue());
  for (const at of ['/', '/styleguide']) {
    const before = watch.heard(/valid digest/);
    await page.goto(ownProduct.origin + at);
    await expect.poll(() => watch.heard(/valid digest/)).toBeGreaterThan(before);
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
    /^shell\/.*\/\d+\.(js|css)$/.test(file),
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
  await expect(alert).toBeVisible();
  await reported;
  expect(await effects(page)).toEqual(['']);
  // An answer that is under way would end short of what it was to have, and never be whole.
  await settled(page);

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
  const chunk = filesOfEveryPart(ownProduct).find((file) => /^shell\/.*\/\d+\.js$/.test(file))!;
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

/** Leaves the shell without its gate: what it puts in the place of `appendChild` is forgotten. */
function withoutGate() {
  const { appendChild } = Node.prototype;
  Object.defineProperty(HTMLHeadElement.prototype, 'appendChild', {
    get: () => appendChild,
    set: () => {},
  });
}

/** Takes the browser's own rule away, so that the journey shows what it is that refuses. */
const withoutPolicy = (page: Page) =>
  page.route(
    (url) => url.pathname === '/support',
    async (route) => {
      const response = await route.fetch();
      const { 'integrity-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );

test('without the shell’s gate the browser alone runs no changed script', async ({
  page,
  ownProduct,
  watch,
}) => {
  watch.provokes(/^(console|integrity|crash): /);
  const scripts = filesOfEveryPart(ownProduct).filter((file) => file.endsWith('.js'));
  await page.addInitScript(withoutGate);
  await page.goto(`${ownProduct.origin}/support`);
  await expectFrame(page);
  undo.push(change(ownProduct, scripts));
  expect(await load(page, scripts, 'changed')).toEqual([]);
  expect(await effects(page)).toEqual(['']);

  await withoutPolicy(page);
  await page.goto(`${ownProduct.origin}/support`);
  const [one = ''] = scripts;
  expect(await load(page, [one], 'changed')).toEqual([one]);
  expect((await effects(page))[0]).toContain(one);
});
