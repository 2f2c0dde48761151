import type { Composition } from '@nukkad/platform/contract';
import { RegistryError } from '../../core/failure';
import { compositionIn } from './dev-page';

/** The composition that a product's pages carry; undefined if what answers is no product. */
export async function liveComposition(site: URL): Promise<Composition | undefined> {
  const answer = await fetch(new URL('/', site), { headers: { accept: 'text/html' } });
  return compositionIn(await answer.text());
}

/** Refuses where no product answers, before anybody waits for a build. */
export async function assertProduct(site: URL): Promise<void> {
  const live = await liveComposition(site).catch(() => undefined);
  if (live) return;
  throw new RegistryError(
    'missing',
    `No product answers at ${site.origin}. Start it there, or name another with --live.`,
  );
}
