import { useEffect, useState } from 'react';
import { report } from './report';

/** Where a chunk of the shell's own stands. */
export type Chunk<Parts> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'ready'; parts: Parts };

/** What the shell fetches when somebody needs it: a first load has no room for it. */
export interface LazyChunk<Parts> {
  /** Names a failure in the report. */
  code: string;
  /** What has come; null before. */
  peek(): Parts | null;
  bring(): Promise<Parts>;
}

/** @example const menus = lazyChunk('SHELL-LATE', () => import('../frame/lazy-frame-parts')); */
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

// The script gate asks for it at another origin, or past what a cache kept. After two minutes of
// waiting the person decides.
function loadAgain<Parts>(load: () => Promise<Parts>, error: unknown): Promise<Parts> {
  if ((error as { type?: unknown } | null)?.type === 'timeout') throw error;
  return load();
}

/** Fetches a chunk for the part that draws with it; there at once when it has come before. */
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
        report({ code: lazy.code, message: String(error) });
        setChunk({ state: 'failed', error, retry: () => setChunk({ state: 'loading' }) });
      },
    );
  }, [isLoading, lazy]);
  return chunk;
}
