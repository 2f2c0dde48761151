import { readHistory, versionTrail } from '../channels/history';
import { type Pointer, readPointer, STABLE } from '../channels/pointer';
import { isWithdrawn } from '../channels/withdrawn';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { readRelease } from '../parts/read-release';
import { type ChangeOptions, type ChangeResult, moveChannel } from './move-channel';

/**
 * Moves a part back to its previous version, or to `options.to`, and rewrites the pages. A second
 * rollback goes one version further back; withdrawn versions are skipped.
 *
 * @throws RegistryError `missing` when there is no earlier version or `to` is not in the site
 */
export async function rollback(
  places: Places,
  part: string,
  options: ChangeOptions & { to?: string } = {},
): Promise<ChangeResult> {
  return moveChannel(places, options, async (own, effective) => {
    const version = options.to ?? (await versionBefore(places, part, own, effective));
    await readRelease(places, part, version);
    return [{ part, version, action: 'rollback' }];
  });
}

async function versionBefore(
  places: Places,
  part: string,
  own: Pointer,
  effective: Pointer,
): Promise<string> {
  if (!effective.parts[part]) {
    const known = Object.keys(effective.parts).join(', ') || 'none';
    throw new RegistryError(
      'missing',
      `${part} was never released to ${own.channel}. Released parts: ${known}.`,
    );
  }
  const trail = versionTrail(await readHistory(places, own.channel, own.serial), part);
  const stable = await readPointer(places, STABLE);
  const before = trail.slice(0, -1).findLast((version) => !isWithdrawn(stable, part, version));
  if (before) return before;
  throw new RegistryError(
    'missing',
    `${part} has no earlier version in ${own.channel}. Name one of \`nukkad list\` with --to.`,
  );
}
