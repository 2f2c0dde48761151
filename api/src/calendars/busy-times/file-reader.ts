import { type PoolLimits, WorkerError, workerPool } from '../../core/files/worker-pool';
import type { FileAnswer, FileTask } from './read-file';

/** One file at a time: what it asks for is its owner's choice. */
export const fileReaderLimits: PoolLimits = {
  threads: 1,
  waiting: 8,
  milliseconds: 5_000,
  megabytes: 192,
};

/** Path from the source, or from a bundle with the worker's bundle beside it. */
const script = import.meta.url.endsWith('.ts')
  ? './read-file.from-source.cjs'
  : './read-file.worker.js';

export type FileReader = ReturnType<typeof fileReader>;

/**
 * Reads calendar files in a worker thread, which starts with the first one. A file that exceeds a
 * limit is refused; `read` fails with `WorkerError` when too many wait.
 */
export function fileReader(limits = fileReaderLimits) {
  const pool = workerPool<FileTask, FileAnswer>(new URL(script, import.meta.url), limits);
  return {
    async read(task: FileTask): Promise<FileAnswer> {
      try {
        return await pool.run(task);
      } catch (error) {
        if (!(error instanceof WorkerError) || error.reason === 'busy') throw error;
        return { state: 'refused', problem: 'too-complex' };
      }
    },
    close: pool.close,
  };
}
