import type { Composition } from '@nukkad/platform/contract';
import { inlineComposition, inlineTrust } from './composition';
import { type GuardedRelease, SHELL } from './script-gate';

/**
 * The shell's own files that may be loaded later. A page that runs a newer composition than its own
 * still has the shell of its own, whose files it may load if its own composition is signed.
 *
 * @param live the composition that the page runs, verified
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
