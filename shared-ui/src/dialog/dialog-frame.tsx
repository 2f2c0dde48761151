import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { CloseIcon } from '../icons/icons';
import styles from './dialog.module.css';

export interface DialogFrameProps {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  /** Escape, the close button or a press outside; the parent then sets `isOpen={false}`. */
  onClose: () => void;
  /** Buttons below the content, which scrolls between them and the title. */
  actions?: ReactNode;
  /** An action is running: nothing closes the dialog. */
  isBusy?: boolean;
}

interface Frame extends DialogFrameProps {
  /** An alert needs an answer: no close button, and a press outside does nothing. */
  role: 'dialog' | 'alertdialog';
  describedBy?: string | undefined;
  overlayClass?: string | undefined;
  panelClass?: string | undefined;
}

/** Shared by dialog, alert and drawer; each brings its own position and shape. */
export function DialogFrame({
  title,
  children,
  isOpen,
  onClose,
  actions,
  isBusy = false,
  role,
  describedBy,
  overlayClass = styles.overlay,
  panelClass = styles.panel,
}: Frame) {
  // Opening and closing changes the whole page behind, which is slow: handle the press first.
  const isShown = useDeferredValue(isOpen, false);
  return (
    <ModalOverlay
      className={classNames(styles.scrim, overlayClass)}
      isOpen={isShown}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog' && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={panelClass}>
        <Dialog className={styles.dialog} role={role} aria-describedby={describedBy}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <button
                type="button"
                className={classNames(buttonClass({ tone: 'ghost' }), styles.close)}
                aria-label={common.close}
                disabled={isBusy}
                onClick={onClose}
              >
                <CloseIcon size={20} />
              </button>
            )}
          </div>
          <Content name={title}>{children}</Content>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Scrollable content must be focusable for keyboard scrolling. */
function Content({ name, children }: { name: string; children: ReactNode }) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    if (!outer.current || !inner.current || !globalThis.ResizeObserver) return;
    const box = outer.current;
    const watch = new ResizeObserver(() => setTooLong(box.scrollHeight > box.clientHeight));
    watch.observe(box);
    watch.observe(inner.current);
    return () => watch.disconnect();
  }, []);
  const reach = isTooLong ? { role: 'group', 'aria-label': name, tabIndex: 0 } : {};
  return (
    <div ref={outer} className={styles.content} {...reach}>
      <div ref={inner}>{children}</div>
    </div>
  );
}
