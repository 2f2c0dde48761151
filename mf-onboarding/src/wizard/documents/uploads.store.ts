import { createStore, isApiError } from '@nukkad/platform';
import type { HandedFile } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
import { createRetry } from '../saving/retry';
import { documentText as text } from '../wizard.text';
import { thumbnailOf } from './thumbnail';

/** Uploads by document; a new one replaces the previous. */
export interface Uploads {
  get(): Readonly<Record<string, PickedFile>>;
  subscribe(listener: () => void): () => void;
  pick(id: string, file: File, onSent: (file: HandedFile) => void): void;
  retry(id: string): void;
  /** Aborts an upload, or discards a failed one. */
  cancel(id: string): void;
  /** The wizard has been left: no later upload would be referenced. */
  stop(): void;
}

/** One file on its way: sent again until it arrives, is refused or is given up. */
interface Transfer {
  again: () => void;
  stop: () => void;
}

type Send = (
  file: File,
  how: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<HandedFile>;

export function createUploads(send: Send): Uploads {
  const store = createStore<Readonly<Record<string, PickedFile>>>(() => ({}));
  const transfers = new Map<string, Transfer>();
  const show = (id: string, row: PickedFile) => store.setState({ [id]: row });
  const drop = (id: string) => {
    const { [id]: _, ...others } = store.getState();
    store.setState(others, true);
  };
  const change = (id: string, next: Partial<PickedFile>) => {
    const row = store.getState()[id];
    if (row) show(id, { ...row, ...next });
  };

  const end = (id: string) => {
    transfers.get(id)?.stop();
    transfers.delete(id);
  };

  function begin(id: string, file: File, onSent: (file: HandedFile) => void) {
    end(id);
    const abort = new AbortController();
    const retry = createRetry(go);
    const stopRetry = retry.start();
    const transfer: Transfer = {
      again: () => begin(id, file, onSent),
      stop: () => {
        abort.abort();
        stopRetry();
      },
    };
    transfers.set(id, transfer);
    const whileMine =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        if (transfers.get(id) === transfer) act(value);
      };
    const onProgress = whileMine((progress: number) => change(id, { progress }));
    const arrived = whileMine((handed: HandedFile) => {
      stopRetry();
      change(id, { state: 'sent', progress: undefined });
      onSent(handed);
    });
    const failed = whileMine((error: unknown) => {
      change(id, { state: 'failed', problem: problemOf(error) });
      if (isPassing(error)) retry.failed();
    });
    go();

    function go() {
      const { previewUrl, state } = store.getState()[id] ?? {};
      // The connection may return while the file is on its way.
      if (state === 'sending') return;
      show(id, { id, name: file.name, size: file.size, previewUrl, state: 'sending' });
      void thumbnailOf(file).then(whileMine((previewUrl) => change(id, { previewUrl })));
      void send(file, { onProgress, signal: abort.signal }).then(arrived, failed);
    }
  }

  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    pick: (id, file, onSent) => {
      drop(id);
      begin(id, file, onSent);
    },
    retry: (id) => transfers.get(id)?.again(),
    stop() {
      for (const id of transfers.keys()) end(id);
    },
    cancel(id) {
      end(id);
      drop(id);
    },
  };
}

/** Final: a problem of the file itself, or of its sender. */
const finals: readonly (number | null)[] = [400, 401, 403, 413, 415, 422];

/** Whether a retry may succeed; the upload itself bridges shorter interruptions. */
const isPassing = (error: unknown) =>
  isApiError(error) && error.code !== 'unreadable' && !finals.includes(error.status);

function problemOf(error: unknown): string {
  if (!isApiError(error)) return text.fileFailed;
  if (error.status === null) return text.fileNoConnection;
  if (error.status === 413) return text.fileTooLarge;
  return error.status === 415 || error.status === 422 ? text.fileRefused : text.fileFailed;
}
