import type { CertificateDraft, EducationDraft, HandedFile } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
import { createContext, use, useSyncExternalStore } from 'react';
import { type DocumentStep, withDocument, withFile } from '../draft/draft.model';
import type { Wizard } from '../saving/wizard.store';
import type { Uploads } from './uploads.store';

/** State that outlives the visible step: its uploads and draft. */
interface Around {
  uploads: Uploads;
  update: Wizard['update'];
}

export const WizardContext = createContext<Around | null>(null);

/** Updates the draft, even after the step has unmounted. */
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
      // Insert the document, however incomplete, so that the upload can be attached.
      update(step, (draft) => withDocument(draft, step, item, draft[step].items.length));
      uploads.pick(id, file, onFile);
    },
    forget: () => onFile(null),
  };
}
