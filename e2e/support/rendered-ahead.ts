import { type Product, startProduct } from './product';
import { places } from './run';
import { expect } from './test';

/** A product that renders pages ahead of the visit, once it does. */
export async function startRenderingAhead(name: string): Promise<Product> {
  const product = await startProduct({
    name,
    template: places.get().template,
    // The first page of a busy machine waits for the process that renders it.
    settings: async (origin) => ({
      ...{ RENDER_AHEAD: '1', RENDER_BUDGET: '10000', PUBLIC_URL: origin },
    }),
  });
  await expect
    .poll(async () => (await fetch(`${product.origin}/blogs`)).text(), { timeout: 120_000 })
    .toContain('id="nukkad-ahead"');
  return product;
}
