import type { Page } from '@playwright/test';
import { type Product, startProduct } from './product';
import { places } from './run';
import { expect } from './test';

/** A product that renders pages ahead of the visit, once it does. */
export async function startRenderingAhead(name: string): Promise<Product> {
  const product = await startProduct({
    name,
    template: places.get().template,
    settings: async () => ({ RENDER_AHEAD: '1' }),
  });
  await expect
    .poll(async () => (await fetch(`${product.origin}/blogs`)).text(), { timeout: 120_000 })
    .toContain('id="nukkad-ahead"');
  return product;
}

/**
 * Has a page's documents come as released, as they do while nothing can be rendered ahead: what a
 * journey takes from the API's answers would be in the HTML already.
 */
export async function takeAsReleased(page: Page): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (!request.isNavigationRequest() || request.method() !== 'GET') return route.fallback();
      const address = new URL(request.url());
      // Pages of one visitor are not rendered ahead; the address bar does not change.
      address.searchParams.set('key', '');
      return route.fallback({ url: address.href });
    },
  );
}
