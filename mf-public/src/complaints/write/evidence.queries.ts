import { type ApiError, isApiError, sendFile } from '@nukkad/platform';
import type { HandedFile } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
import { useRef, useState } from 'react';
import { text } from '../complaints.text';

interface Row extends PickedFile {
  file: File | null;
  handed: HandedFile | null;
}

/** Props of the file field, and the uploaded files. */
export interface Evidence {
  rows: readonly PickedFile[];
  arrived: HandedFile[];
  /** Some are uploading or have failed. */
  isWaiting: boolean;
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

let count = 0;

/** Uploads files as they are picked. Calls `onArrived` with the complete ones after each change. */
export function useEvidence(
  before: HandedFile[],
  onArrived: (files: HandedFile[]) => void,
): Evidence {
  const [rows, setRows] = useState<readonly Row[]>(() => before.map(rowOf));
  // Late callbacks need the newest list, not the one of their render.
  const latest = useRef(rows);
  const change = (to: (rows: readonly Row[]) => readonly Row[]) => {
    latest.current = to(latest.current);
    setRows(latest.current);
    onArrived(arrivedOf(latest.current));
  };
  const mark = (id: string, how: Partial<Row>) =>
    change((all) => all.map((row) => (row.id === id ? { ...row, ...how } : row)));

  async function start(id: string, file: File): Promise<void> {
    try {
      const onProgress = (progress: number) => mark(id, { progress });
      mark(id, { state: 'sent', handed: await sendFile(file, { onProgress }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      mark(id, { state: 'failed', problem: problemOf(error) });
    }
  }

  return {
    rows,
    arrived: arrivedOf(rows),
    isWaiting: rows.some(({ handed }) => handed === null),
    onPick(files) {
      const added = files.map(picked);
      change((all) => [...all, ...added]);
      for (const { id, file } of added) void start(id, file);
    },
    onRemove: (id) => change((all) => all.filter((row) => row.id !== id)),
    onRetry(id) {
      const file = latest.current.find((row) => row.id === id)?.file;
      if (!file) return;
      mark(id, { state: 'sending', problem: undefined, progress: undefined });
      void start(id, file);
    },
  };
}

const arrivedOf = (rows: readonly Row[]) =>
  rows.flatMap(({ handed }) => (handed === null ? [] : [handed]));

const rowOf = (handed: HandedFile): Row => ({
  ...{ id: handed._id, name: handed.name, size: handed.bytes },
  ...{ state: 'sent', file: null, handed },
});

function picked(file: File): Row & { file: File } {
  count += 1;
  const { name, size } = file;
  return { id: `evidence-${count}`, name, size, state: 'sending', file, handed: null };
}

function problemOf({ status }: ApiError): string {
  if (status === 413) return text.fileTooLarge;
  return status === 415 || status === 422 ? text.fileNotTaken : text.fileNotSent;
}
