import type { RemotePreview } from '@nukkad/platform/contract';
import { STABLE } from '../channels/pointer';
import type { Places } from '../core/places';
import { whoMoves } from '../core/process';
import { type CompositionSigner, holdsCanaryKeyOnly } from '../signing/open-signer';
import { readRoles } from '../signing/role-keys';
import { releaseThresholdOf } from '../signing/roles';
import { canonicalJson } from '../transparency/canonical-json';
import {
  type PendingChange,
  type PendingContents,
  type PendingMove,
  type PendingPreview,
  pendingId,
  readPending,
  writePending,
} from './pending';
import { composeTrial } from './trial';

/** True where what this process signs has to be cosigned: everything but taking a canary back. */
export async function mustBeCosigned(places: Places): Promise<boolean> {
  return !holdsCanaryKeyOnly() && releaseThresholdOf(await readRoles(places)) > 1;
}

/**
 * Signs moves with this holder's key and leaves them for others to cosign. Call it under the lock.
 *
 * @returns undefined where one key is enough, and when enough holders have signed all of it before
 */
export async function beginMove(
  places: Places,
  { moves, next, serials }: Pick<PendingMove, 'moves' | 'next' | 'serials'>,
  about: { by?: string; why?: string },
): Promise<PendingChange | undefined> {
  if (!(await mustBeCosigned(places))) return undefined;
  const { signer } = await composeTrial(places, { moves, next, from: serials.own });
  if (!signer.lacksSignatures()) return undefined;
  const same = (await readPending(places)).find(
    (one) => one.kind === 'move' && isSame(one, { next, serials }, signer.key),
  );
  const contents = { moves, next, serials };
  return same ?? begun(places, { ...common(contents, signer, about), kind: 'move', ...contents });
}

/** The same for a preview. */
export async function beginPreview(
  places: Places,
  preview: RemotePreview,
  signer: CompositionSigner,
): Promise<PendingChange> {
  signer.signAll('preview', preview);
  return begun(places, { ...common({ preview }, signer, {}), kind: 'preview', preview });
}

/** What a change does, as lines for people; the versions are digests of their files. */
export function pendingLines(pending: PendingMove | PendingPreview): string[] {
  if (pending.kind === 'preview') {
    const { release, site, expires } = pending.preview;
    return [`preview ${release.part} ${release.version} at ${site} until ${expires}`];
  }
  const { moves, next } = pending;
  if (moves.length === 0) return ['sign pages and registry.json anew, move nothing'];
  const channel = next.channel === STABLE ? '' : ` in ${next.channel}`;
  return moves.map(({ action, part, version, previous, share }) => {
    const of = share === undefined ? '' : ` for ${share / 100} %`;
    return `${action} ${part} ${version} (before: ${previous ?? 'none'})${of}${channel}`;
  });
}

// Begun again, a change is the one that waits already, though its moves have another time.
function isSame(
  one: PendingMove,
  { next, serials }: Pick<PendingMove, 'next' | 'serials'>,
  key: string,
): boolean {
  const isOfKey = one.signers[0]?.key === key;
  return isOfKey && canonicalJson([one.next, one.serials]) === canonicalJson([next, serials]);
}

async function begun(places: Places, pending: PendingChange): Promise<PendingChange> {
  await writePending(places, pending);
  return pending;
}

function common(
  contents: PendingContents,
  signer: CompositionSigner,
  { by = whoMoves(), why }: { by?: string; why?: string },
) {
  const signatures = signer.book();
  return {
    ...{ schema: 1 as const, id: pendingId(contents, signatures), at: new Date().toISOString() },
    ...(why !== undefined && { why }),
    ...{ signers: [{ by, key: signer.key }], signatures },
  };
}
