import { useEffect, useState } from 'react';
import { report } from './report';

/** Loading state of a lazy chunk. */
export type Chunk<Parts> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; parts: Parts };

/** A lazy chunk of the shell, to keep it out of the first load. */
export interface LazyChunk<Parts> {
  /** Error code of a failed load in reports. */
  code: string;
  /** The loaded module; null before. */
  peek(): Parts | null;
  bring(): Promise<Parts>;
}

/** @example const menus = lazyChunk('SHELL-LATE', () => import('./parts')); */
export function lazyChunk<Parts>(code: string, load: () => Promise<Parts>): LazyChunk<Parts> {
  let arrived: Parts | null = null;
  return {
    code,
    peek: () => arrived,
    async bring() {
      arrived = await load().catch((error) => loadAgain(load, error));
      return arrived;
    },
  };
}

// The script gate requests the second attempt from another origin, or with a new URL past the
// cache. After a time-out (two minutes) only the user retries.
function loadAgain<Parts>(load: () => Promise<Parts>, error: unknown): Promise<Parts> {
  if ((error as { type?: unknown } | null)?.type === 'timeout') throw error;
  return load();
}

/** Loads a chunk for a component; ready at the first render when already loaded. */
export function useChunk<Parts>(lazy: LazyChunk<Parts>): Chunk<Parts> {
  const [chunk, setChunk] = useState<Chunk<Parts>>(() => {
    const parts = lazy.peek();
    return parts === null ? { state: 'loading' } : { state: 'ready', parts };
  });
  const isLoading = chunk.state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    lazy.bring().then(
      (parts) => setChunk({ state: 'ready', parts }),
      (error) => {
        report({ code: lazy.code, message: String(error) }, error);
        setChunk({ state: 'failed', error, retry: () => setChunk({ state: 'loading' }) });
      },
    );
  }, [isLoading, lazy]);
  return chunk;
}
