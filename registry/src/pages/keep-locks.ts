import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, lockChannel } from '@nukkad/platform/contract';
import type { Places } from '../core/places';
import { writeWithForms } from '../files/forms';
import { lockPage, noteLock } from '../locks/lock-records';
import type { CompositionSigner } from '../signing/open-signer';
import { renderPage } from './page';
import { pageCompositions } from './page-composition';
import { readShellFiles } from './shell-files';

/**
 * Keeps each composition as a page of its own, available after it has been replaced. An existing
 * page is never rewritten.
 */
export async function keepLocks(
  places: Places,
  compositions: Composition[],
  signer: CompositionSigner,
): Promise<void> {
  for (const composition of compositions.map(asLocked)) {
    const file = path.join(places.site, lockPage(composition.lock));
    // A key that can only go back signs no page of its own for what was live.
    if (signer.role === 'release' && !(await isThere(file))) {
      await writeWithForms(file, await pageOf(places, composition, signer));
    }
    await noteLock(places, composition);
  }
}

// A locked page runs exactly its composition: no canary, no fallback to previous versions.
function asLocked({ previous, canary, ...composition }: Composition): Composition {
  return { ...composition, channel: lockChannel };
}

async function pageOf(
  places: Places,
  composition: Composition,
  signer: CompositionSigner,
): Promise<string> {
  const shell = await readShellFiles(places, composition);
  const carried = pageCompositions(composition, shell, signer)(undefined);
  return renderPage({ ...carried, shell, route: undefined, isHidden: true, dev: false });
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
