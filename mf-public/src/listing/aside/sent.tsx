import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './aside.module.css';
import { text } from './aside.text';

interface Props {
  title: string;
  why: string;
  reference: string;
  /** Label of the button that resets the form. */
  again: string;
  onAgain: () => void;
  /** The sent content, where it is shown again. */
  children?: ReactNode;
}

/** Confirmation in place of a form; announced, and focused. */
export function Sent({ title, why, reference, again, onAgain, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="alert" tabIndex={-1} className={styles.sent}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <p>{why}</p>
      <p className={styles.reference}>
        {text.reference} <strong>{reference}</strong>
      </p>
      <Button tone="secondary" size="small" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
