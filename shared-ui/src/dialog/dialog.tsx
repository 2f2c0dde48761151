import { classNames } from '../class-names';
import styles from './dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';

export interface DialogProps extends DialogFrameProps {
  /** As wide as the window allows: for a table. */
  isWide?: boolean;
}

/**
 * A modal task. Focus is trapped, and returns on closing.
 * `<Dialog title="Choose a slot" isOpen={isOpen} onClose={close}>…</Dialog>`
 */
export function Dialog({ isWide = false, ...props }: DialogProps) {
  const panelClass = classNames(styles.panel, isWide && styles.wide);
  return <DialogFrame {...props} role="dialog" panelClass={panelClass} />;
}
