import type { Page } from '@playwright/test';
import { nightlyUnless } from '../support/nightly';
import { type Product, startProduct } from '../support/product';
import { places } from '../support/run';
import { expect, test } from '../support/test';
import { startTilesServer, type TilesServer } from '../support/tiles-server';

let product: Product;
let tiles: TilesServer;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tiles = await startTilesServer();
  const settings = async () => ({ MAP_TILES: tiles.address });
  product = await startProduct({ name: 'map', template: places.get().template, settings });
});
test.afterAll(async () => {
  await product?.close();
  await tiles?.close();
});

const map = (page: Page) => page.getByRole('region', { name: /^Map of Dentists/ });

/** Colours of some points of the street map, each once. */
const colours = (page: Page) =>
  map(page)
    .locator('canvas')
    .screenshot()
    .then((picture) => page.evaluate(coloursOf, picture.toString('base64')));

async function coloursOf(picture: string): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const points = Array.from({ length: 20 }, (_, n) =>
    context.getImageData(4 + n, image.height - 40, 1, 1).data.join(' '),
  );
  return [...new Set(points)];
}

test('tiles are read once somebody asks for the map, and drawn under the page’s policy', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`${product.origin}/doctors`);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/[?&]view=map/);
  await expect(map(page).getByText('Made by a test')).toBeVisible();
  expect(tiles.asked()).toBeGreaterThan(0);
  expect(workers.map((url) => new URL(url).origin)).toContain(product.origin);
  // All of the earth is water there: --nk-color-info-soft, whatever borders the tiles have.
  await expect.poll(() => colours(page)).toEqual(['226 243 247 255']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colours(page)).toEqual(['14 49 59 255']);
  const marker = map(page).getByRole('listitem').getByRole('button').first();
  await marker.click();
  await expect(map(page).getByRole('region', { name: 'Chosen on the map' })).toBeVisible();
  await page.goBack();
  await expect(map(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
});

test('nothing of a map is loaded with a list or a details page', async ({ page }) => {
  const before = tiles.asked();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${product.origin}/doctors`);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /tile-map|maplibre|\/map\b|pmtiles/.test(url))).toEqual([]);
  expect(tiles.asked()).toBe(before);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Map of where/ })).toBeVisible();
  await expect.poll(() => tiles.asked()).toBeGreaterThan(before);
});

test(
  'results of a search and offices have the same map',
  nightlyUnless(false),
  async ({ page }) => {
    for (const [path, name] of [
      ['/engineers?q=tooth+pain', /^Map of professionals/],
      ['/govt.%20officers', /^Map of government offices$/],
    ] as const) {
      await page.goto(product.origin + path);
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      const region = page.getByRole('region', { name });
      await region.getByRole('listitem').getByRole('button').first().click();
      await expect(region.getByRole('region', { name: 'Chosen on the map' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to list', exact: true }).click();
      await expect(region).toBeHidden();
    }
  },
);

test(
  'without WebGL there is the schematic, which says why',
  nightlyUnless(false),
  async ({ page }) => {
    await page.addInitScript(() => {
      const plain = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : plain.call(this, kind as '2d');
      } as typeof plain;
    });
    await page.goto(`${product.origin}/hi/doctors?view=map`);
    const region = page.getByRole('region', { name: /^नक़्शा:/ });
    await expect(region.getByText(/इस डिवाइस पर सड़कों का नक़्शा नहीं बन सकता/)).toBeVisible();
    await expect(region.getByRole('listitem').getByRole('button').first()).toBeVisible();
  },
);
