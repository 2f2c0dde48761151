import type { CertificateDraft, EducationDraft, HandedFile } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
import { createContext, use, useSyncExternalStore } from 'react';
import { type DocumentStep, withDocument, withFile } from './draft.model';
import type { Uploads } from './uploads.store';
import type { Wizard } from './wizard.store';

/** What outlives the step on the screen: its files on their way, and the draft they belong to. */
interface Around {
  uploads: Uploads;
  update: Wizard['update'];
}

export const WizardContext = createContext<Around | null>(null);

/** How to change the draft whether or not the step is still on the screen. */
export const useDraftUpdate = (): Wizard['update'] => useAround().update;

function useAround(): Around {
  const around = use(WizardContext);
  if (!around) throw new Error('A step needs the wizard around it.');
  return around;
}

export function useUpload(
  step: DocumentStep,
  item: CertificateDraft | EducationDraft,
): Pick<Uploads, 'retry' | 'cancel'> & {
  row: PickedFile | undefined;
  pick: (file: File) => void;
  forget: () => void;
} {
  const { uploads, update } = useAround();
  const rows = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const { id } = item;
  const onFile = (file: HandedFile | null) =>
    update(step, (draft) => withFile(draft, step, id, file));
  return {
    ...{ row: rows[id], retry: uploads.retry, cancel: uploads.cancel },
    pick(file) {
      // The document is begun, whatever else is still missing: the file will find it.
      update(step, (draft) => withDocument(draft, step, item, draft[step].items.length));
      uploads.pick(id, file, onFile);
    },
    forget: () => onFile(null),
  };
}
