import { type ApiError, isApiError } from '@nukkad/platform';
import type { PickedFile } from '@nukkad/shared-ui';
import { apiErrorMessage } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { text } from './one-case.text';

interface Sent extends PickedFile {
  file: File;
}

/** Props of a `FileField`. */
export interface Uploads {
  files: readonly PickedFile[];
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

let count = 0;

/** Uploads files as they are picked: stored ones leave the list, failed ones can be retried. */
export function useUploads(
  send: (file: File, onProgress: (percent: number) => void) => Promise<void>,
): Uploads {
  const [files, setFiles] = useState<readonly Sent[]>([]);
  const without = (id: string) => setFiles((all) => all.filter((one) => one.id !== id));
  const mark = (id: string, how: Partial<Pick<Sent, 'state' | 'problem' | 'progress'>>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...how } : one)));

  async function start({ id, file }: Sent): Promise<void> {
    try {
      await send(file, (progress) => mark(id, { progress }));
      without(id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      mark(id, { state: 'failed', problem: problemOf(error) });
    }
  }

  return {
    files,
    onPick(picked) {
      const added = picked.map(sendingOf);
      setFiles((all) => [...all, ...added]);
      for (const one of added) void start(one);
    },
    onRemove: without,
    onRetry(id) {
      const one = files.find((file) => file.id === id);
      if (one === undefined) return;
      mark(id, { state: 'sending', problem: undefined, progress: undefined });
      void start(one);
    },
  };
}

function problemOf(error: ApiError): string {
  if (error.status === 413) return text.tooLarge;
  return error.status === 415 || error.status === 422 ? text.notTaken : apiErrorMessage(error);
}

function sendingOf(file: File): Sent {
  count += 1;
  return { id: `file-${count}`, name: file.name, size: file.size, state: 'sending', file };
}
