import { toast } from '@nukkad/platform';
import {
  type CertificateDraft,
  type EducationDraft,
  type HandedFile,
  limits,
} from '@nukkad/platform/contract';
import { Button, FileField, FormField } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import type { DocumentStep } from '../draft/draft.model';
import { linkTo, readFile } from '../draft/onboarding.queries';
import { documentText as text } from '../wizard.text';
import { thumbnailOf } from './thumbnail';
import { useUpload } from './uploads';

const TAKEN = ['pdf', 'jpg', 'png'];

interface Props {
  step: DocumentStep;
  item: CertificateDraft | EducationDraft;
  /** Form field of the file. */
  name: string;
}

/**
 * File of a document: uploaded as soon as it is chosen, referenced when the step is stored later.
 */
export function DocumentFile({ step, item, name }: Props) {
  const { id, file } = item;
  const { row, pick, retry, cancel, forget } = useUpload(step, item);
  const previewUrl = usePreview(row ? null : file);
  const stored = file && ({ ...rowOf(file), state: 'sent', previewUrl } as const);
  const shown = row ?? stored;
  const remove = () => {
    cancel(id);
    if (!row || row.state === 'sent') forget();
  };
  return (
    <FormField<HandedFile | null> name={name}>
      {({ error }) => (
        <>
          <FileField
            label={text.file}
            hint={text.fileHint}
            isRequired
            accept={TAKEN}
            maxBytes={limits.fileMaxBytes}
            error={row ? undefined : error}
            files={shown ? [shown] : []}
            onPick={([first]) => first && pick(first)}
            onRetry={() => retry(id)}
            onRemove={remove}
          />
          {file && (!row || row.state === 'sent') && <OpenFile file={file} />}
        </>
      )}
    </FormField>
  );
}

const rowOf = ({ _id: id, name, bytes: size }: HandedFile) => ({ id, name, size });

/** Opens a private file in a new tab, by a link that is valid for a few minutes. */
export function OpenFile({ file }: { file: HandedFile }) {
  const open = async () => {
    // Open the window before the request: browsers block windows not opened by a press.
    const page = window.open('', '_blank');
    try {
      const { url } = await linkTo(file._id);
      if (page) page.location.href = url;
      else window.location.href = url;
    } catch {
      page?.close();
      toast({ text: text.couldNotOpen, tone: 'danger' });
    }
  };
  return (
    <Button tone="ghost" size="small" onClick={open}>
      {text.open(file.name)}
    </Button>
  );
}

/** Preview of a picture uploaded earlier; without one the file name is shown. */
function usePreview(file: HandedFile | null): string | undefined {
  const [preview, setPreview] = useState<{ id: string; url: string | undefined } | null>(null);
  const id = file?.type.startsWith('image/') ? file._id : null;
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    readFile(id)
      .then(thumbnailOf)
      .then((url) => !isGone && setPreview({ id, url }))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id]);
  return preview?.id === id ? preview?.url : undefined;
}
