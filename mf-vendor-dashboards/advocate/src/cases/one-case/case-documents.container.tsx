import { api, toast } from '@nukkad/platform';
import { type CaseDocument, fileAddress, limits } from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import { FileField } from '@nukkad/shared-ui';
import { runWithToast } from '@nukkad/vendor-kit';
import styles from '../cases.module.css';
import { useCaseChanges } from '../record/cases.queries';
import { DocumentRow } from './document-row';
import { text } from './one-case.text';
import { useUploads } from './uploads';

interface Props {
  caseId: string;
  documents: readonly CaseDocument[];
}

const KINDS = ['pdf', 'jpg', 'png'];

export function CaseDocuments({ caseId, documents }: Props) {
  const { addDocument, putDocumentBack, removeDocument } = useCaseChanges();
  const uploads = useUploads((file, onProgress) => addDocument(caseId, file, onProgress));
  const remove = async ({ _id, fileId, name }: CaseDocument) => {
    if (!(await runWithToast(text.removing, () => removeDocument(_id)))) return;
    const restore = () => putDocumentBack(caseId, fileId);
    toast({ text: text.removed(name), undo: () => void runWithToast(text.restoring, restore) });
  };
  const open = ({ fileId, name }: CaseDocument) =>
    void runWithToast(text.opening, async () =>
      saveFile(await api.file(fileAddress(fileId)), name),
    );
  return (
    <section className={styles.part} aria-label={text.documents}>
      <h2>{text.documents}</h2>
      {documents.length === 0 && <p className={styles.muted}>{text.noDocuments}</p>}
      <ul className={styles.documents}>
        {documents.map((one) => (
          <DocumentRow key={one._id} stored={one} onOpen={open} onRemove={remove} />
        ))}
      </ul>
      <FileField
        label={text.upload}
        hint={text.uploadHint}
        accept={KINDS}
        maxBytes={limits.fileMaxBytes}
        isMultiple
        {...uploads}
      />
    </section>
  );
}
