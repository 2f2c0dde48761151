import { isApiError } from '@nukkad/platform';
import type { PickedFile } from '@nukkad/shared-ui';
import { useRef, useState } from 'react';
import { uploadText as text } from '../part/settings.text';

/** Image extensions that can be shown to visitors. */
export const PICTURES = ['jpg', 'png'];

/** What `useUpload` knows of its file, and the events of the file field. */
export interface Upload {
  /** State for the file field. */
  files: PickedFile[];
  pick: (files: File[]) => void;
  retry: () => void;
  clear: () => void;
}

/**
 * Uploads one picked file at a time and keeps it for a retry; a new one replaces it.
 *
 * @param send uploads the file and reports progress in percent
 * @param refused message for a file whose content is rejected
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
    // Ignore a stale upload: another file was picked, or this one cleared.
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
