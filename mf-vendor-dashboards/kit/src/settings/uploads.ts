import { isApiError } from '@nukkad/platform';
import type { PickedFile } from '@nukkad/shared-ui';
import { useRef, useState } from 'react';
import { uploadText as text } from './settings.text';

/** Endings of what can be shown to visitors. */
export const PICTURES = ['jpg', 'png'];

export interface Upload {
  /** As the field of files shows it. */
  files: PickedFile[];
  pick: (files: File[]) => void;
  retry: () => void;
  clear: () => void;
}

/**
 * Sends one picked file at a time and keeps it to be sent again; a new one takes its place.
 *
 * @param send stores the file, and tells how many per cent of it are sent
 * @param refused said of a file whose content cannot be taken
 */
export function useUpload(
  send: (file: File, onProgress: (percent: number) => void) => Promise<unknown>,
  refused: string = text.refused,
): Upload {
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const file = useRef<File | null>(null);
  const go = async (next: File) => {
    file.current = next;
    const row = { id: next.name, name: next.name, size: next.size };
    setPicked({ ...row, state: 'sending' });
    const progressed = (progress: number) => {
      if (file.current === next) setPicked({ ...row, state: 'sending', progress });
    };
    const problem = await problemOf(() => send(next, progressed), refused);
    // Another file was picked, or this one given up, while it was on its way.
    if (file.current !== next) return;
    setPicked(problem === null ? { ...row, state: 'sent' } : { ...row, state: 'failed', problem });
  };
  return {
    files: picked === null ? [] : [picked],
    pick: ([next]) => next && void go(next),
    retry: () => file.current && void go(file.current),
    clear: () => {
      file.current = null;
      setPicked(null);
    },
  };
}

async function problemOf(send: () => Promise<unknown>, refused: string): Promise<string | null> {
  try {
    await send();
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status } = error;
    if (status === null) return text.noConnection;
    if (status === 413) return text.tooLarge;
    return status === 415 || status === 422 ? refused : text.failed;
  }
}
