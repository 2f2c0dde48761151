import { toast } from '@nukkad/platform';
import {
  type CertificateField,
  type CredentialKind,
  type HandedFile,
  limits,
} from '@nukkad/platform/contract';
import { FileField, FormDatePicker, FormTextArea, FormTextField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { KeptForm } from '../common/kept-form';
import { submitted } from '../common/submit';
import { documentOrder, emptyDocument, fieldsOf, type TypedDocument } from './documents.model';
import { sendDocument, useDocumentChanges } from './settings.data';
import { asked, askedLine, most, rightAbout } from './settings.model';
import styles from './settings.module.css';
import { documentsText as text } from './settings.text';
import { useUpload } from './uploads';

export const documentDraft = (kind: CredentialKind) => `settings:document-${kind}`;

/** Endings of what an operator can open. */
const DOCUMENTS = ['pdf', 'jpg', 'png'];

interface Props {
  kind: CredentialKind;
  /** What a certificate of the profession carries. */
  certificate: readonly CertificateField[];
  onClose: () => void;
}

/** One more document, whose file is sent as soon as it is picked. */
export function NewDocument({ kind, certificate, onClose }: Props) {
  const { add } = useDocumentChanges();
  const [id] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<HandedFile | null>(null);
  const [lack, setLack] = useState<string>();
  const upload = useUpload(async (picked, onProgress) => {
    setFile(null);
    setFile(await sendDocument(picked, onProgress));
    setLack(undefined);
  }, text.refused);
  const save = async (typed: TypedDocument) => {
    if (file === null) {
      const isOnItsWay = upload.files.some(({ state }) => state === 'sending');
      setLack(isOnItsWay ? text.fileWaiting : text.fileMissing);
      return isOnItsWay ? text.fileWaiting : text.fileMissing;
    }
    const answer = await submitted(() => add(documentOrder(kind, id, typed, file)));
    if (answer === undefined) toast({ text: text.added, tone: 'success' });
    return answer;
  };
  const forget = () => {
    upload.clear();
    setFile(null);
  };
  return (
    <KeptForm<TypedDocument>
      draft={documentDraft(kind)}
      label={text.add[kind]}
      begin={emptyDocument}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      saveText={text.send}
      takesFocus
    >
      {fieldsOf(kind, certificate).map((name) =>
        name === 'description' ? (
          <FormTextArea
            key={name}
            name={name}
            label={text.fields[name]}
            isRequired
            limit={most.about}
            validate={rightAbout}
          />
        ) : (
          <FormTextField
            key={name}
            name={name}
            label={text.fields[name]}
            isRequired
            {...(name === 'specializations' && { hint: text.specializationsHint })}
            validate={askedLine(limits.nameMaxLength)}
          />
        ),
      )}
      <div className={styles.pair}>
        <FormDatePicker name="from" label={text.from} isRequired validate={asked} />
        <FormDatePicker name="to" label={text.to} isRequired validate={asked} />
      </div>
      <FileField
        label={text.file}
        hint={text.fileHint}
        isRequired
        error={lack}
        accept={DOCUMENTS}
        maxBytes={limits.fileMaxBytes}
        files={upload.files}
        onPick={upload.pick}
        onRetry={upload.retry}
        onRemove={forget}
      />
    </KeptForm>
  );
}
