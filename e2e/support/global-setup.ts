import { startProduct } from './product';
import { assertBuilt } from './repository';
import { places } from './run';
import { readyTemplate } from './template';

/** Once per run: starts the product that most journeys share, from the common template. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  assertBuilt();
  const template = await readyTemplate();
  const product = await startProduct({ name: 'shared', template, isLasting: true });
  places.set({ origin: product.origin, template });
  return () => product.close();
}
