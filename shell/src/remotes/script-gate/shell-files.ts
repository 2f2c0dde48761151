import type { Composition } from '@nukkad/platform/contract';
import { inlineComposition, inlineTrust } from '../composition/composition';
import { type GuardedRelease, SHELL } from './script-gate';

/**
 * Files of the shell that may be loaded later. A page running a newer composition than its inline
 * one still has the inline one's shell, whose files are allowed if that composition is signed.
 *
 * @param live the composition in use, verified
 */
export async function shellFiles(live: Composition): Promise<GuardedRelease[]> {
  const inline = inlineComposition();
  const isOther = inline !== null && inline.shell.version !== live.shell.version;
  const isTrusted = isOther && (await inlineTrust(inline)) !== 'unsigned';
  return [live, ...(isTrusted ? [inline] : [])].map(({ shell }) => ({
    part: SHELL,
    version: shell.version,
    base: `/shell/${shell.version}/`,
    integrity: shell.integrity ?? {},
  }));
}
