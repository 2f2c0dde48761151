import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './quote.module.css';

export interface QuoteProps {
  /** Who said it and when, then the words; line breaks are kept. */
  children: ReactNode;
  /** In the size of secondary text. */
  isSmall?: boolean;
}

/** An answer below what it answers. `<Quote><p>Dr. Rao</p><p>Thank you.</p></Quote>` */
export function Quote({ children, isSmall = false }: QuoteProps) {
  return (
    <blockquote className={classNames(styles.quote, isSmall && styles.small)}>
      {children}
    </blockquote>
  );
}
