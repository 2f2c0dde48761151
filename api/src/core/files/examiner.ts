// glibc keeps the library of pictures loaded only where the main thread has loaded it first.
import 'sharp';
import type { Examination, Examined } from './examine';
import { type PoolLimits, type WorkerPool, workerPool } from './worker-pool';

export type Examiner = Pick<WorkerPool<Examination, Examined>, 'run' | 'close'>;

/** Files examined at a time are few, so that many of them neither fill the memory nor the machine. */
export const examinerLimits: PoolLimits = {
  threads: 2,
  waiting: 16,
  milliseconds: 20_000,
  megabytes: 256,
};

/** From source, or from a bundle with the thread's own beside it. */
const script = import.meta.url.endsWith('.ts')
  ? './examine.from-source.cjs'
  : './examine.worker.js';

/** Examines files in threads that begin with the first file. */
export const fileExaminer = (limits = examinerLimits): Examiner =>
  workerPool<Examination, Examined>(new URL(script, import.meta.url), limits);
