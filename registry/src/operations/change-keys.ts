import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { signPreviewsAnew } from '../previews/previews';
import { type KeyRing, openRing, retireFromRing, rotateRing } from '../signing/key-ring';
import { openSigner } from '../signing/open-signer';
import { readRoles } from '../signing/role-keys';
import { releaseThresholdOf } from '../signing/roles';
import { withLock } from '../sync/lock';
import { rewritePages } from './rewrite-pages';

/** The registry's keys; creates them when there are none. */
export async function listKeys(places: Places): Promise<KeyRing> {
  return withLock(places, () => openRing(places));
}

/** Activates the next key and signs pages, `registry.json` and previews again. */
export async function rotateKeys(places: Places): Promise<KeyRing> {
  return changed(places, () => rotateRing(places));
}

/** Ends the pages' trust in a key. */
export async function retireKey(places: Places, id: string): Promise<KeyRing> {
  return changed(places, () => retireFromRing(places, id));
}

async function changed(places: Places, change: () => Promise<KeyRing>): Promise<KeyRing> {
  const ring = await withLock(places, async () => {
    if (releaseThresholdOf(await readRoles(places)) > 1) throw heldByPeople();
    const next = await change();
    await signPreviewsAnew(places, await openSigner(places));
    return next;
  });
  await rewritePages(places);
  return ring;
}

function heldByPeople(): RegistryError {
  return new RegistryError(
    'refused',
    'Nothing was changed. Release keys have holders here, and the root names them: nukkad keys delegate release --key <new>, later nukkad keys revoke release <old>.',
  );
}
