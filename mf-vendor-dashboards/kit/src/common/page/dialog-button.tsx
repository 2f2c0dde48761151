import { Button, Dialog } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from './dialog-button.module.css';

interface Props {
  /** Of the button and of the dialog. */
  title: string;
  /** Rendered, and so asked of the API, while it is open. */
  children: ReactNode;
}

/** A button that opens a dialog of the same name, with its contents one below the other. */
export function DialogButton({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.stack}>{children}</div>
      </Dialog>
    </>
  );
}
