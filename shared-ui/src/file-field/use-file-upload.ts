import { useRef, useState } from 'react';
import type { PickedFile } from './file-row';

/** A file that is uploaded as soon as it is chosen. */
export interface UploadedFile extends PickedFile {
  /** Null until it has arrived. */
  fileId: string | null;
}

interface UploadOptions {
  /** Resolves to the id of the stored file, or why it was not stored. */
  send: (
    file: File,
    onProgress: (percent: number) => void,
  ) => Promise<{ fileId: string } | { problem: string }>;
  /** A `data:` address of it. */
  preview?: (file: File) => Promise<string>;
  onChange: (file: UploadedFile | null) => void;
}

/**
 * Uploads one file; a later choice replaces it, also while it is sent.
 *
 * @example <FileField files={files} {...useFileUpload({ send, onChange })} />
 */
export function useFileUpload({ send, preview, onChange }: UploadOptions) {
  const [picked, setPicked] = useState<File | null>(null);
  const current = useRef<string | null>(null);
  const upload = async (chosen: File) => {
    const id = `${chosen.name} ${chosen.lastModified} ${Date.now()}`;
    current.current = id;
    setPicked(chosen);
    const shown = {
      ...{ id, fileId: null, name: chosen.name, size: chosen.size },
      ...(preview && { previewUrl: await preview(chosen) }),
    };
    const isCurrent = () => current.current === id;
    if (!isCurrent()) return;
    onChange({ ...shown, state: 'sending' });
    const answer = await send(chosen, (progress) => {
      if (isCurrent()) onChange({ ...shown, state: 'sending', progress });
    });
    if (!isCurrent()) return;
    onChange({ ...shown, ...answer, state: 'fileId' in answer ? 'sent' : 'failed' });
  };
  return {
    onPick: ([chosen]: readonly File[]) => {
      if (chosen) void upload(chosen);
    },
    onRemove: () => {
      current.current = null;
      onChange(null);
    },
    onRetry: () => {
      if (picked) void upload(picked);
    },
  };
}
