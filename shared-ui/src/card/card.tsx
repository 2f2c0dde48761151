import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Element it is drawn as; a list of cards wants `li`. Default `div`. */
  as?: 'div' | 'li' | 'article' | 'section';
  className?: string | undefined;
}

/** A flat surface with a hairline border. `<Card as="li">…</Card>` */
export function Card({ children, as: Element = 'div', className }: CardProps) {
  return <Element className={classNames(styles.card, className)}>{children}</Element>;
}

/**
 * Class of the one link whose press the whole card answers: the card stays free of nested
 * controls, and other buttons on it lie above. `<h3><Link className={stretchedLinkClass} …/></h3>`
 */
export const stretchedLinkClass: string = styles.stretched ?? '';
