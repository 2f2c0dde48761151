import { readPointer, STABLE } from '../channels/pointer';
import { isWithdrawn, isWithdrawnComposition } from '../channels/withdrawn';
import type { Places } from '../core/places';
import { readLocks, removeLockPage } from '../locks/lock-records';
import { readPreviews, removePreview } from '../previews/previews';

/**
 * Removes the pages of withdrawn compositions and the previews of withdrawn versions from the site.
 * The records of the compositions stay, as evidence of what ran. Call it under the lock.
 */
export async function removeWithdrawn(places: Places): Promise<void> {
  const stable = await readPointer(places, STABLE);
  if (!stable.withdrawn) return;
  for (const { composition } of await readLocks(places)) {
    if (isWithdrawnComposition(stable, composition)) {
      await removeLockPage(places, composition.lock);
    }
  }
  for (const { preview } of await readPreviews(places)) {
    const { part, version } = preview.release;
    if (isWithdrawn(stable, part, version)) await removePreview(places, preview.id);
  }
}
