import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './container.module.css';

export interface ContainerProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Page width: 1200 px at most, with gutters of 16, 24 or 32 px. `<Container>…</Container>` */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
