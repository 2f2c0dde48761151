import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Composed, composeAll } from '../canary/channel-state';
import { appendHistory, type Move } from '../channels/history';
import { movePointer, type Pointer } from '../channels/pointer';
import type { Places } from '../core/places';
import { mergedBooks, readBook, type SignatureBook, writeBook } from '../signing/signature-book';

/** The state that compositions are made of; private keys are not copied. */
const NEEDED = ['channels', 'history.jsonl', 'roles.json', 'keys/ring.json', 'signatures.json'];

/**
 * Composes and signs the channels as they would be after these moves, on a copy of the state that
 * is removed afterwards. Call it under the lock.
 *
 * @param signatures of others over the same
 */
export async function composeTrial(
  places: Places,
  { moves, next, from }: { moves: Move[]; next: Pointer; from: number },
  signatures: SignatureBook = {},
): Promise<Composed> {
  const state = await mkdtemp(path.join(tmpdir(), 'nukkad-trial-'));
  const trial = { ...places, state };
  try {
    for (const name of NEEDED) {
      const options = { recursive: true, errorOnExist: false };
      await cp(path.join(places.state, name), path.join(state, name), options).catch(ignoreAbsent);
    }
    await writeBook(trial, mergedBooks(await readBook(trial), signatures));
    if (moves.length > 0) {
      await appendHistory(trial, moves);
      await movePointer(trial, next, from);
    }
    return await composeAll(trial);
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
