import { classNames } from '@nukkad/shared-ui';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { text } from './common.text';
import styles from './modal.module.css';

interface Props {
  title: string;
  /** `side`: full height, at the window's end side. `top`: below the header, as high as needed. */
  place: 'side' | 'top';
  onClose: () => void;
  /** Above an open dialog of a remote, which makes everything around it inert. */
  isAbove?: boolean;
  children: ReactNode;
}

/** React Aria exempts elements with this attribute from hiding and from its focus trap. */
const above = { 'data-react-aria-top-layer': 'true' };

/**
 * A modal dialog while it is rendered. Uses `<dialog>`, which traps and restores focus and makes
 * the page inert: one kilobyte instead of the twenty of a React Aria overlay.
 */
export function Modal({ title, place, onClose, isAbove = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: focus returns only if `close()` runs before the element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    const page = document.documentElement;
    const lock = styles.locked as string;
    // Padding replaces the hidden scrollbar, to avoid a layout shift. Measured first: afterwards
    // reading the width would force a layout of the whole page.
    const scrollbar = window.innerWidth - page.clientWidth;
    element?.showModal();
    if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
    page.classList.add(lock);
    return () => {
      element?.close();
      // Another modal may still be open.
      if (document.querySelector('dialog[open]')) return;
      page.classList.remove(lock);
      page.style.paddingInlineEnd = '';
    };
  }, []);

  const modal = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      {...(isAbove && above)}
      ref={dialog}
      className={classNames(styles.modal, styles[place])}
      aria-labelledby={titleId}
      // Unmounting closes the dialog, after the response to the press: `close()` forces a layout.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
            <X aria-hidden size={20} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
  return isAbove ? createPortal(modal, document.body) : modal;
}
