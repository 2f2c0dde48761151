import { type ReactNode, useId } from 'react';
import { Button } from '../button/button';
import { DialogFrame } from '../dialog/dialog-frame';
import styles from './alert-dialog.module.css';
import { text } from './alert-dialog.text';

export interface AlertDialogProps {
  /** The question: "Cancel this appointment?" */
  title: string;
  /** Consequence of confirming. Read out with the title. */
  children: ReactNode;
  isOpen: boolean;
  /** Names the action: "Cancel appointment", not "OK". */
  confirmText: string;
  /** Default "Cancel". */
  cancelText?: string;
  /** `danger` for irreversible actions. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** Set while the confirmed action runs: shown on the button; nothing closes the dialog. */
  busyText?: string | undefined;
  onConfirm: () => void;
  /** Cancel button or Escape. A press outside does nothing. */
  onCancel: () => void;
}

/**
 * A blocking confirmation. Initial focus is on the answer that changes nothing.
 * `<AlertDialog title="Delete this job?" tone="danger" confirmText="Delete job" … />`
 */
export function AlertDialog({
  title,
  children,
  isOpen,
  confirmText,
  cancelText = text.cancel,
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
