import type { Readable } from 'node:stream';
import type { HandedFile } from '@nukkad/platform/contract';
import type { Settings } from '../config/settings';
import { ApiError, occasionOf, orNotFound } from '../http/problems';
import { asMessage } from '../language/message';
import { wider } from '../rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../rate-limits/rate-limiter';
import { tooLarge } from './accepted';
import type { FilesService } from './files.service';
import type { Incoming } from './incoming';

interface Deps {
  allowed: RateLimiter;
  limits: Settings['limits'];
  files: FilesService;
  arriving: Incoming;
}

export type PartsService = ReturnType<typeof partsService>;

/** Progress of an upload; `handed` once it is complete and stored. */
export interface Progress {
  offset: number;
  length: number;
  until: Date;
  handed: HandedFile | null;
}

/** Uploads that one user may begin in an hour. */
const begun = { most: 200, seconds: 3_600 };

/** Answers of completed uploads, remembered for clients that lost the first response. */
const mostRemembered = 1_000;

/** Resumable uploads: each belongs to its user, and is stored like any file once complete. */
export function partsService({ allowed, limits, files, arriving }: Deps) {
  const alone = oneAtATime();
  const kept = new Map<string, { ownerId: string; progress: Progress }>();

  const finish = async (ownerId: string, id: string, name: string, progress: Progress) => {
    try {
      const handed = await files.keep(ownerId, { name, bytes: await arriving.whole(id), key: id });
      const done = { ...progress, handed };
      kept.set(id, { ownerId, progress: done });
      const [oldest] = kept.keys();
      if (kept.size > mostRemembered && oldest) kept.delete(oldest);
      await arriving.remove(id);
      return done;
    } catch (error) {
      if (refusals.has(occasionOf(error).code)) await arriving.remove(id);
      throw error;
    }
  };

  const at = async (ownerId: string, id: string) => {
    const found = orNotFound(await arriving.find(id), nothing);
    if (found.ownerId !== ownerId) throw new ApiError('not-found', nothing);
    const { offset, length, name } = found;
    return { name, progress: { offset, length, until: new Date(found.until), handed: null } };
  };

  const doneBefore = (ownerId: string, id: string) => {
    const done = kept.get(id);
    return done?.ownerId === ownerId ? done.progress : undefined;
  };

  return {
    /** Fails with `too-many-requests`. */
    async begin(ownerId: string, name: string, length: number): Promise<string> {
      const most = begun.most * wider[limits];
      mustNotWait(await allowed.use('file-in-parts', ownerId, { ...begun, most }));
      return arriving.begin({ ownerId, name, length });
    },

    /** The progress of an upload. One that is complete but failed to be stored is stored now. */
    async progress(ownerId: string, id: string): Promise<Progress> {
      const done = doneBefore(ownerId, id);
      if (done) return done;
      const { length } = (await at(ownerId, id)).progress;
      return alone(id, async () => {
        const { name, progress } = await at(ownerId, id);
        return progress.offset < length ? progress : finish(ownerId, id, name, progress);
      });
    },

    /** Appends a part. Fails with `conflict` when its offset is not the current one. */
    async take(ownerId: string, id: string, offset: number, size: number, part: Readable) {
      await at(ownerId, id);
      return alone(id, async (signal) => {
        const before = (await at(ownerId, id)).progress;
        if (before.offset !== offset) throw notNext();
        if (offset + size > before.length) throw tooLarge();
        await arriving.append(id, part, signal).catch(() => {
          throw new ApiError('conflict', 'The connection broke. Continue where it stopped.');
        });
        const { name, progress } = await at(ownerId, id);
        return progress.offset < progress.length ? progress : finish(ownerId, id, name, progress);
      });
    },

    async giveUp(ownerId: string, id: string): Promise<void> {
      await at(ownerId, id);
      await alone(id, () => arriving.remove(id));
    },
  };
}

const nothing = 'There is no such file on its way.';

const notNext = () =>
  new ApiError('conflict', asMessage('This part is not the next one. Ask how far it is.'));

/** Final refusals: no retry will make these bytes acceptable. */
const refusals: ReadonlySet<string> = new Set([
  ...['validation', 'unsupported-media-type', 'payload-too-large'],
]);

/**
 * One request at a time per file. A later request aborts the earlier one: only the client knows
 * that its former connection is dead.
 */
function oneAtATime() {
  const running = new Map<string, { stop: AbortController; done: Promise<unknown> }>();
  return async <T>(id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    for (let other = running.get(id); other; other = running.get(id)) {
      other.stop.abort();
      await other.done.catch(() => {});
    }
    const stop = new AbortController();
    const done = work(stop.signal).finally(() => running.delete(id));
    running.set(id, { stop, done });
    return done;
  };
}
