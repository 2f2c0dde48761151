import type { HandedFile } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import { FileField, FormField, useFormValue } from '@nukkad/shared-ui';
import { useRef } from 'react';
import { sendFile } from '../part/settings.queries';
import { useUpload } from './uploads';

interface Props {
  /** Field name in the form values; the value is the uploaded file. */
  name: string;
  label: string;
  hint?: string;
  /** Accepted file extensions. */
  accept: readonly string[];
  isRequired?: boolean;
  words: {
    /** Message for a file whose content is rejected. */
    refused: string;
    missing: string;
    /** Message while uploading. */
    waiting: string;
  };
}

/** Uploads a file as soon as it is picked; the next Save uses it. */
export function UploadField({ name, isRequired = false, words, ...field }: Props) {
  const [sent, setSent] = useFormValue<HandedFile | null>(name);
  const wanted = useRef<File | null>(null);
  const upload = useUpload(async (file, onProgress) => {
    wanted.current = file;
    setSent(null);
    const handed = await sendFile(file, onProgress);
    // Ignore a stale upload: another file was picked, or this one cleared.
    if (wanted.current === file) setSent(handed);
  }, words.refused);
  const onTheWay = upload.files.filter(({ state }) => state !== 'sent');
  const stored = sent
    ? [{ id: sent._id, name: sent.name, size: sent.bytes, state: 'sent' as const }]
    : [];
  const problem = (file: HandedFile | null | undefined) => {
    if (onTheWay.some(({ state }) => state === 'sending')) return words.waiting;
    return isRequired && !file ? words.missing : undefined;
  };
  return (
    <FormField<HandedFile | null> name={name} validate={problem}>
      {({ error, onChange }) => (
        <FileField
          {...field}
          accept={[...field.accept]}
          isRequired={isRequired}
          error={error}
          maxBytes={limits.fileMaxBytes}
          files={onTheWay.length > 0 ? onTheWay : stored}
          onPick={upload.pick}
          onRetry={upload.retry}
          onRemove={() => {
            wanted.current = null;
            upload.clear();
            onChange(null);
          }}
        />
      )}
    </FormField>
  );
}
