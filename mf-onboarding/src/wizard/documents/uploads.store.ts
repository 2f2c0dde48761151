import { createStore, isApiError } from '@nukkad/platform';
import type { HandedFile } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
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

interface Picked {
  file: File;
  abort: AbortController;
  onSent: (file: HandedFile) => void;
}

const TRIES = 6;
const PAUSE = 3_000;

type Send = (
  file: File,
  how: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<HandedFile>;

export function createUploads(send: Send): Uploads {
  const store = createStore<Readonly<Record<string, PickedFile>>>(() => ({}));
  const picked = new Map<string, Picked>();
  const show = (id: string, row: PickedFile) => store.setState({ [id]: row });
  const drop = (id: string) => {
    const { [id]: _, ...others } = store.getState();
    store.setState(others, true);
  };
  const change = (id: string, next: Partial<PickedFile>) => {
    const row = store.getState()[id];
    if (row) show(id, { ...row, ...next });
  };

  async function go(id: string, file: File, onSent: Picked['onSent'], tries = 1) {
    picked.get(id)?.abort.abort();
    const mine: Picked = { file, onSent, abort: new AbortController() };
    picked.set(id, mine);
    const isMine = () => picked.get(id) === mine;
    const { previewUrl } = store.getState()[id] ?? {};
    show(id, { id, name: file.name, size: file.size, previewUrl, state: 'sending' });
    void thumbnailOf(file).then((previewUrl) => isMine() && change(id, { previewUrl }));
    const onProgress = (progress: number) => isMine() && change(id, { progress });
    try {
      const handed = await send(file, { onProgress, signal: mine.abort.signal });
      if (!isMine()) return;
      change(id, { state: 'sent', progress: undefined });
      onSent(handed);
    } catch (error) {
      if (!isMine()) return;
      change(id, { state: 'failed', problem: problemOf(error) });
      if (isPassing(error) && tries < TRIES) {
        setTimeout(() => isMine() && void go(id, file, onSent, tries + 1), PAUSE * tries);
      }
    }
  }

  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    pick: (id, file, onSent) => {
      drop(id);
      void go(id, file, onSent);
    },
    retry(id) {
      const last = picked.get(id);
      if (last) void go(id, last.file, last.onSent);
    },
    stop() {
      for (const { abort } of picked.values()) abort.abort();
      picked.clear();
    },
    cancel(id) {
      picked.get(id)?.abort.abort();
      picked.delete(id);
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
