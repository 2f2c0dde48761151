// glibc keeps libvips loaded only when the main thread has loaded it first.
import 'sharp';
import type { Examination, Examined } from './examine';
import { type PoolLimits, type WorkerPool, workerPool } from './worker-pool';

export type Examiner = Pick<WorkerPool<Examination, Examined>, 'run' | 'close'>;

/** Few files are examined at a time, to limit memory and CPU. */
export const examinerLimits: PoolLimits = {
  threads: 2,
  waiting: 16,
  milliseconds: 20_000,
  megabytes: 256,
};

/** Path from the source, or from a bundle with the worker's bundle beside it. */
const script = import.meta.url.endsWith('.ts')
  ? './examine.from-source.cjs'
  : './examine.worker.js';

/** Examines files in worker threads, which start with the first file. */
export const fileExaminer = (limits = examinerLimits): Examiner =>
  workerPool<Examination, Examined>(new URL(script, import.meta.url), limits);
