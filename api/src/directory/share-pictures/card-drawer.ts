import { createHash } from 'node:crypto';
// glibc keeps libvips loaded only when the main thread has loaded it first.
import 'sharp';
import { type PoolLimits, WorkerError, workerPool } from '../../core/files/worker-pool';
import { ApiError } from '../../core/http/problems';
import { bytesCache } from './bytes-cache';
import type { CardPictures } from './card-pictures';
import type { DrawingTask } from './drawing/draw';
import type { ShareCard } from './drawing/share-card';

/** One card is drawn at a time: anybody may ask for all of them. */
export const drawerLimits: PoolLimits = {
  threads: 1,
  waiting: 16,
  milliseconds: 10_000,
  megabytes: 256,
};

/** Bytes of drawn cards in memory, about three hundred. */
const mostKept = 24_000_000;

/** Path from the source, or from a bundle with the worker's bundle beside it. */
const script = import.meta.url.endsWith('.ts')
  ? './drawing/draw.from-source.cjs'
  : './draw.worker.js';

interface Deps {
  pictures: Pick<CardPictures, 'bytesOf'>;
  limits?: PoolLimits;
}

/**
 * Draws cards in a worker thread, which starts with the first one, and keeps those drawn last.
 * `draw` fails with `unavailable` when too many wait.
 */
export function cardDrawer({ pictures, limits = drawerLimits }: Deps) {
  const pool = workerPool<DrawingTask, Uint8Array>(new URL(script, import.meta.url), limits);
  const cached = bytesCache(mostKept);

  let underWay = 0;

  async function drawn(card: ShareCard): Promise<Buffer> {
    // Refused before its photo is read, so that those who wait fill no memory.
    if (underWay >= limits.threads + limits.waiting) throw new ApiError('unavailable', manyCards);
    underWay += 1;
    try {
      const picture = await pictures.bytesOf(card);
      return Buffer.from(await pool.run({ card, picture }));
    } catch (error) {
      if (error instanceof WorkerError) throw new ApiError('unavailable', manyCards);
      throw error;
    } finally {
      underWay -= 1;
    }
  }

  return {
    draw: (card: ShareCard): Promise<Buffer> => cached(keyOf(card), () => drawn(card)),
    close: pool.close,
  };
}

const manyCards = 'Many pictures are being drawn. Ask again in a moment.';

const keyOf = (card: ShareCard) => createHash('sha256').update(JSON.stringify(card)).digest('hex');
