import type { RegistryDocument } from '@nukkad/platform/contract';
import { conflict, readPointer, STABLE } from '../channels/pointer';
import { RegistryError } from '../core/failure';
import type { Places } from '../core/places';
import { whoMoves } from '../core/process';
import {
  type PendingChange,
  type PendingContents,
  type PendingMove,
  type PendingPreview,
  pendingId,
  readOne,
  removePending,
  writePending,
} from '../cosigning/pending';
import { composeTrial } from '../cosigning/trial';
import { verifyRelease } from '../parts/verify-release';
import { writePreview } from '../previews/previews';
import { type CompositionSigner, openSigner } from '../signing/open-signer';
import { mergedBooks, readBook, type SignatureBook, writeBook } from '../signing/signature-book';
import { withLock } from '../sync/lock';
import { type ChangeOptions, type ChangeResult, commit, refresh } from './move-channel';

/** Result of cosigning. */
export type Cosigned =
  /** Still not enough: `signed` of `threshold` keys. */
  | { state: 'pending'; pending: PendingChange; signed: number; threshold: number }
  | { state: 'moved'; pending: PendingMove; change: ChangeResult }
  | { state: 'shown'; pending: PendingPreview };

/**
 * Signs a pending change with this process's release key, after composing it anew from the files
 * and settings here. With enough signatures it takes effect as if one key had been enough.
 *
 * @throws RegistryError `conflict` when a channel has moved since, `refused` for a key that signed
 *   already or a change that is not what the first holder signed, `damaged`, `missing`
 */
export async function cosign(
  places: Places,
  id: string,
  options: Pick<ChangeOptions, 'dev' | 'onStep'> = {},
): Promise<Cosigned> {
  return withLock(places, async () => {
    const pending = await readOne(places, id);
    const { key, threshold = 1, role } = await openSigner(places);
    if (role !== 'release') throw new RegistryError('refused', 'Cosigning takes a release key.');
    if (pending.signers.some((one) => one.key === key)) throw sameKey(key);
    const signer = await signedAnew(places, pending, threshold);
    const signatures = signer.book();
    const signers = [...pending.signers, { by: whoMoves(), key }];
    const next = { ...pending, signers, signatures };
    if (signer.lacksSignatures()) {
      await writePending(places, next);
      return { state: 'pending', pending: next, signed: signers.length, threshold };
    }
    if (next.kind === 'move') return completeMove(places, next, options);
    await writePreview(places, next.preview, signer);
    await removePending(places, id);
    return { state: 'shown', pending: next };
  });
}

/** Forgets a pending change. */
export async function dropPending(places: Places, id: string): Promise<PendingChange> {
  return withLock(places, async () => {
    const pending = await readOne(places, id);
    await removePending(places, id);
    return pending;
  });
}

async function signedAnew(
  places: Places,
  pending: PendingChange,
  threshold: number,
): Promise<CompositionSigner> {
  const signer =
    pending.kind === 'move'
      ? await moveSigner(places, pending)
      : await previewSigner(places, pending);
  const book = signer.book();
  const isSame = pendingId(contentsOf(pending), book) === pending.id;
  if (isSame && isSignedByAll(book, pending, threshold)) return signer;
  throw new RegistryError(
    'refused',
    `Nothing was signed. From the files and settings here ${pending.id} becomes something else than what ${pending.signers[0]?.by} signed. Compare NUKKAD_ASSETS and NUKKAD_MIRRORS with theirs; else somebody changed files or state in between.`,
  );
}

function contentsOf(pending: PendingChange): PendingContents {
  if (pending.kind === 'preview') return { preview: pending.preview };
  const { moves, next, serials } = pending;
  return { moves, next, serials };
}

// The signer has taken over what holds of the earlier signatures, and nothing else.
function isSignedByAll(book: SignatureBook, { signers }: PendingChange, threshold: number) {
  return Object.values(book).every(
    (signatures) =>
      signatures.length >= threshold ||
      signers.every((signer) => signatures.some(({ key }) => key === signer.key)),
  );
}

async function moveSigner(places: Places, pending: PendingMove): Promise<CompositionSigner> {
  const { next, moves, serials, signatures } = pending;
  const own = await readPointer(places, next.channel);
  const stable = await readPointer(places, STABLE);
  if (own.serial !== serials.own) throw movedOn(pending, serials.own, own.serial);
  if (stable.serial !== serials.stable) throw movedOn(pending, serials.stable, stable.serial);
  const { signer, registry } = await composeTrial(
    places,
    { moves, next, from: own.serial },
    signatures,
  );
  for (const { part, version } of releasesIn(registry)) await verifyRelease(places, part, version);
  return signer;
}

// All of them: a thief of one key could have changed a release that the move leaves alone.
function releasesIn({ channels }: RegistryDocument): { part: string; version: string }[] {
  const found = new Map<string, { part: string; version: string }>();
  for (const { shell, remotes, previous, canary } of Object.values(channels)) {
    const all = [remotes, previous ?? {}, canary?.remotes ?? {}].flatMap((one) =>
      Object.values(one),
    );
    for (const { part, version } of [{ part: 'shell', version: shell.version }, ...all]) {
      found.set(`${part} ${version}`, { part, version });
    }
  }
  return [...found.values()];
}

async function previewSigner(
  places: Places,
  { preview, signatures }: PendingPreview,
): Promise<CompositionSigner> {
  if (!(Date.parse(preview.expires) > Date.now())) {
    throw new RegistryError('refused', 'Nothing was signed. The preview has expired: drop it.');
  }
  await verifyRelease(places, preview.release.part, preview.release.version);
  const signer = await openSigner(places, signatures);
  signer.signAll('preview', preview);
  return signer;
}

async function completeMove(
  places: Places,
  pending: PendingMove,
  options: Pick<ChangeOptions, 'dev' | 'onStep'>,
): Promise<Cosigned> {
  const { next, serials } = pending;
  const cosignedBy = pending.signers.slice(1).map(({ by, key }) => `${by} (${key})`);
  const moves = pending.moves.map((move) => ({ ...move, cosignedBy }));
  // First: after an interruption each holder can complete the site with it.
  await writeBook(places, mergedBooks(await readBook(places), pending.signatures));
  if (moves.length > 0) await commit(places, serials.own, next, moves, options);
  const { site, warnings } = await refresh(places, options);
  await removePending(places, pending.id);
  const { channel, serial } = next;
  return { state: 'moved', pending, change: { channel, serial, moves, warnings, site } };
}

function sameKey(key: string): RegistryError {
  return new RegistryError(
    'refused',
    `Nothing was signed. Key ${key} has signed this already; a signature of another holder is missing.`,
  );
}

function movedOn({ id, next }: PendingMove, expected: number, serial: number): RegistryError {
  const { code, message } = conflict(next.channel, expected, serial);
  return new RegistryError(code, `${message} Drop this one: nukkad cosign drop ${id}.`);
}
