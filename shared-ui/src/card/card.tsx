import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Rendered element; lists of cards use `li`. Default `div`. */
  as?: 'div' | 'li' | 'article' | 'section';
  className?: string | undefined;
}

/** A flat surface with a hairline border. `<Card as="li">…</Card>` */
export function Card({ children, as: Element = 'div', className }: CardProps) {
  return <Element className={classNames(styles.card, className)}>{children}</Element>;
}

/**
 * Class of the link that covers the whole card; other buttons on the card lie above it, so controls
 * are not nested.
 * `<h3><Link className={stretchedLinkClass} …/></h3>`
 */
export const stretchedLinkClass: string = styles.stretched ?? '';
