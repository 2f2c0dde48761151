import { assertBuilt } from '../support/repository';
import { places } from '../support/run';
import { readyTemplate } from '../support/template';

/** Global setup: the data both products start with. */
export default async function prepare(): Promise<void> {
  assertBuilt();
  const template = await readyTemplate();
  places.set({ origin: 'http://localhost', template });
}
