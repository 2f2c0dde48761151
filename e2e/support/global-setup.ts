import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './processes';
import { type Product, startProduct } from './product';
import { assertBuilt } from './repository';
import { places } from './run';

/**
 * Once per run: releases and seeds a product, keeps its data as the template of every other, and
 * starts the one most journeys share.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  assertBuilt();
  const template = path.join(scratchFolder(), 'template');
  const forgetTemplate = () => rmSync(path.dirname(template), { recursive: true, force: true });
  let product: Product;
  try {
    await makeTemplate(template);
    product = await startProduct({ name: 'shared', template });
  } catch (error) {
    forgetTemplate();
    throw error;
  }
  places.set({ origin: product.origin, template });
  return async () => {
    await product.close();
    forgetTemplate();
  };
}

async function makeTemplate(template: string): Promise<void> {
  const first = await startProduct({ name: 'seeding' });
  await first.stopServer();
  renameSync(first.data, template);
}
