import { sendFile } from '@nukkad/platform';
import { fileAddress, limits } from '@nukkad/platform/contract';
import { Button, FileField, TextField, useFormValue } from '@nukkad/shared-ui';
import { PICTURES, useUpload } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { withPicture } from './article-pictures.model';
import styles from './articles.module.css';
import { pictureText as text } from './articles.text';

/** Uploads a picture and appends it to the text, with its alternative text. */
export function ArticlePicturePart() {
  const [body = '', setBody] = useFormValue<string>('body');
  const [words, setWords] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const upload = useUpload(async (file, onProgress) => {
    setAddress(null);
    const { _id } = await sendFile(file, { onProgress });
    setAddress(fileAddress(_id));
  });
  const clear = () => {
    upload.clear();
    setAddress(null);
  };
  const insert = () => {
    setAsked(true);
    if (address === null || words.trim() === '') return;
    setBody(withPicture(body, { words, address }));
    clear();
    setWords('');
    setAsked(false);
  };
  return (
    <fieldset className={styles.part} aria-label={text.part}>
      <FileField
        label={text.file}
        hint={text.fileHint}
        accept={PICTURES}
        maxBytes={limits.fileMaxBytes}
        files={upload.files}
        onPick={upload.pick}
        onRetry={upload.retry}
        onRemove={clear}
      />
      {address !== null && (
        <div className={styles.pair}>
          <TextField
            label={text.words}
            hint={text.wordsHint}
            value={words}
            onChange={setWords}
            error={isAsked && words.trim() === '' ? text.wordsNeeded : undefined}
          />
          <Button tone="secondary" onClick={insert}>
            {text.insert}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
