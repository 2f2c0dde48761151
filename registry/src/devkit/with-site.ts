import { access } from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { bootServer } from '../gate/boot/boot-server';

/**
 * Runs work with a live product: the one at a URL, else this registry's site, served meanwhile with
 * an API that always fails.
 *
 * @throws RegistryError `missing` when neither exists
 */
export async function withSite<Outcome>(
  { site }: Places,
  live: string | undefined,
  work: (site: URL) => Promise<Outcome>,
): Promise<Outcome> {
  if (live !== undefined) return work(addressFrom(live));
  const isThere = await access(path.join(site, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    throw new RegistryError(
      'missing',
      `There is no product in ${site}. Name a running one with --live, or release the shell first.`,
    );
  }
  const server = await bootServer(site);
  try {
    return await work(new URL(server.origin));
  } finally {
    await server.close();
  }
}

/**
 * @throws RegistryError `usage` for an invalid web URL
 */
export function addressFrom(said: string): URL {
  if (URL.canParse(said) && /^https?:/.test(said)) return new URL(new URL(said).origin);
  throw new RegistryError('usage', `--live takes an address such as http://localhost:8080.`);
}
