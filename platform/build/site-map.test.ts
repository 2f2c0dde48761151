import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addedRoutes, readSiteMap } from './site-map';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-map-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  fs.writeFileSync(place, text);
  return place;
}

const map = (...paths: string[]) =>
  `import type { SiteRoute } from '@nukkad/platform/contract';
   export const siteMap: SiteRoute[] = ${JSON.stringify(
     paths.map((one) => ({ path: one, remote: 'mf-x', screen: 'list' })),
   )};`;

test('a site map may be computed from plain data in other files', () => {
  file('cooks.ts', "export const cooks = { listing: '/cooks' };");
  const main = file(
    'main.ts',
    `import { cooks } from './cooks';
     export const siteMap = [{ path: cooks.listing, remote: 'mf-x', screen: 'list' }];`,
  );
  const { siteMap, files } = readSiteMap(main);
  expect(siteMap).toEqual([{ path: '/cooks', remote: 'mf-x', screen: 'list' }]);
  expect(files.map((one) => path.basename(one))).toEqual(['main.ts', 'cooks.ts']);
});

test('a remote adds what the site map beside it does not have', () => {
  const own = file('own.ts', map('/doctors', '/cooks'));
  const shell = file('shell.ts', map('/', '/doctors'));
  const { siteMap, files } = addedRoutes(own, shell);
  expect(siteMap.map((route) => route.path)).toEqual(['/cooks']);
  expect(files).toEqual([own, shell]);
  expect(addedRoutes(own, undefined).siteMap).toHaveLength(2);
});

test('what is no plain data is named', () => {
  const main = file('main.ts', "import { x } from './screen'; export const siteMap = [x];");
  expect(() => readSiteMap(main)).toThrow('imports ./screen, which is no plain data');
});
