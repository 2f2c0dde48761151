import { classNames } from '@nukkad/shared-ui';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { text } from './common.text';
import styles from './modal.module.css';

interface Props {
  title: string;
  /** `side`: the height of the window, at its end. `top`: below the header, as high as needed. */
  place: 'side' | 'top';
  onClose: () => void;
  /** In front of a dialog that a part of the page has open, which makes all around it inert. */
  isAbove?: boolean;
  children: ReactNode;
}

/** React Aria leaves what is marked so alone: neither hidden nor out of reach of focus. */
const above = { 'data-react-aria-top-layer': 'true' };

/**
 * Something in front of the page while it is rendered. The browser's own dialog: it keeps focus
 * inside, gives it back at the end and makes the page behind it inert, and is a
 * kilobyte where an overlay of React Aria is twenty.
 */
export function Modal({ title, place, onClose, isAbove = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: closing must come before the element is gone for focus to go back.
  useLayoutEffect(() => {
    const element = dialog.current;
    const page = document.documentElement;
    const lock = styles.locked as string;
    // The scrollbar goes; without its width nothing would stay where it is. Measured first: from
    // then on the whole page has to be laid out anew for an answer.
    const scrollbar = window.innerWidth - page.clientWidth;
    element?.showModal();
    if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
    page.classList.add(lock);
    return () => {
      element?.close();
      // One modal may stand in front of another.
      if (document.querySelector('dialog[open]')) return;
      page.classList.remove(lock);
      page.style.paddingInlineEnd = '';
    };
  }, []);

  const modal = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, the browser hears it.
    <dialog
      {...(isAbove && above)}
      ref={dialog}
      className={classNames(styles.modal, styles[place])}
      aria-labelledby={titleId}
      // It closes as it goes, when the press has been answered: the browser would lay out the page.
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
