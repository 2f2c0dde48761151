import { BellIcon } from '@nukkad/shared-ui';
import { useId } from 'react';
import { useDisclosure } from '../common/disclosure';
import styles from './bell.module.css';
import { useBell, useReading } from './bell.queries';
import { text } from './bell.text';
import { BellPanel } from './bell-panel';

/** Notification bell with its unread count and list. */
export function Bell() {
  const { isOpen, toggle, area } = useDisclosure<HTMLDivElement>();
  const { unread, arrived } = useBell();
  const markRead = useReading();
  const id = useId();
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.button}
        aria-label={text.bell(unread)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <BellIcon size={24} />
        {unread > 0 && (
          <span aria-hidden className={styles.badge}>
            {text.badge(unread)}
          </span>
        )}
      </button>
      <p role="status" className="nk-visually-hidden">
        {arrived && <span key={arrived.nth}>{text.arrived(arrived.title)}</span>}
      </p>
      {isOpen && <BellPanel id={id} unread={unread} markRead={markRead} />}
    </div>
  );
}
