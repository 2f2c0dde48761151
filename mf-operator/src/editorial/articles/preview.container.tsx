import { Button, Dialog, Prose, useFormValue } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useState } from 'react';
import styles from './articles.module.css';
import { usePreview } from './articles.queries';
import { text } from './articles.text';

/** Preview of the unsaved text. */
export function PreviewPart() {
  const [body = ''] = useFormValue<string>('body');
  const [title = ''] = useFormValue<string>('title');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" disabled={body.trim() === ''} onClick={() => setOpen(true)}>
        {text.preview}
      </Button>
      {isOpen && (
        <Dialog title={title.trim() || text.preview} isOpen onClose={() => setOpen(false)}>
          <Shown body={body} />
        </Dialog>
      )}
    </>
  );
}

function Shown({ body }: { body: string }) {
  return (
    <AsyncView what={text.previewWhat} loaded={usePreview(body)}>
      {({ body: blocks, minutes }) => (
        <div className={styles.preview}>
          <p>{text.minutes(minutes)}</p>
          <Prose blocks={blocks} />
        </div>
      )}
    </AsyncView>
  );
}
