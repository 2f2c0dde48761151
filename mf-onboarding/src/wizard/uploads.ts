import type { HandedFile } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
import { createContext, use, useSyncExternalStore } from 'react';
import type { DocumentStep } from './draft.model';
import type { Uploads } from './uploads.store';

/** Files on their way outlive the step they were chosen in. */
interface Sender {
  uploads: Uploads;
  /** The file of a document is there, or gone. */
  onFile: (step: DocumentStep, id: string, file: HandedFile | null) => void;
}

export const SenderContext = createContext<Sender | null>(null);

export function useUpload(
  step: DocumentStep,
  id: string,
): Pick<Uploads, 'retry' | 'cancel'> & {
  row: PickedFile | undefined;
  pick: (file: File) => void;
  forget: () => void;
} {
  const sender = use(SenderContext);
  if (!sender) throw new Error('A file needs the wizard around it.');
  const { uploads, onFile } = sender;
  const rows = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  return {
    ...{ row: rows[id], retry: uploads.retry, cancel: uploads.cancel },
    pick: (file) => uploads.pick(id, file, (handed) => onFile(step, id, handed)),
    forget: () => onFile(step, id, null),
  };
}
