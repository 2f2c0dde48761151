import {
  type Composition,
  compositionElementId,
  type RegistryDocument,
} from '@nukkad/platform/contract';

const REGISTRY = '/registry.json';
/** Re-reading the registry is part of a retry a person waits for; it must not hang that. */
const REGISTRY_TIMEOUT = 10_000;

/** The composition this page was released with, or null when the page carries none we can read. */
export function inlineComposition(page: Document = document): Composition | null {
  const block = page.getElementById(compositionElementId);
  try {
    return checked(JSON.parse(block?.textContent ?? ''));
  } catch {
    return null;
  }
}

/**
 * What the channel points to now.
 *
 * @throws when the registry does not answer in time or answers nonsense
 */
export async function currentComposition(channel: string): Promise<Composition> {
  const response = await fetch(REGISTRY, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REGISTRY_TIMEOUT),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const registry = (await response.json()) as RegistryDocument;
  return checked(registry.channels[channel]);
}

function checked(found: Composition | undefined): Composition {
  if (found?.schema !== 1 || !found.remotes || !Array.isArray(found.routes)) {
    throw new Error('The registry is not in a form this shell reads.');
  }
  return found;
}
