import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { DialogFrame } from '../dialog/dialog-frame';
import * as words from '../words';
import styles from './alert-dialog.module.css';

export interface AlertDialogProps {
  /** The question: "Cancel this appointment?" */
  title: string;
  /** What follows from a yes. Read out with the title. */
  children: ReactNode;
  isOpen: boolean;
  /** Says what it does: "Cancel appointment", not "OK". */
  confirmText: string;
  /** Default "Cancel". */
  cancelText?: string;
  /** `danger` for what cannot be undone. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** While set the answer is being carried out: these words show, and nothing closes the alert. */
  busyText?: string | undefined;
  onConfirm: () => void;
  /** The button or Escape. A press outside is no answer. */
  onCancel: () => void;
}

/**
 * A question that has to be answered before anything else. Focus starts on the answer that changes
 * nothing. `<AlertDialog title="Delete this job?" tone="danger" confirmText="Delete job" … />`
 */
export function AlertDialog({
  title,
  children,
  isOpen,
  confirmText,
  cancelText = words.cancel,
  tone = 'primary',
  busyText,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const message = useId();
  const isBusy = busyText !== undefined;
  return (
    <DialogFrame
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      isBusy={isBusy}
      describedBy={message}
      actions={
        <>
          <Button tone="secondary" autoFocus disabled={isBusy} onClick={onCancel}>
            {cancelText}
          </Button>
          <Button tone={tone} busyText={busyText} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <div id={message} className={styles.message}>
        {children}
      </div>
    </DialogFrame>
  );
}
