import { type ReactNode, useEffect, useState } from 'react';
import { Card } from '../card/card';
import { classNames } from '../class-names';
import styles from './skeleton.module.css';
import { text } from './skeleton.text';

export interface SkeletonProps {
  /** `text`: lines of text; `heading`: one tall line; `card`: a professional's card. */
  shape: 'text' | 'heading' | 'card' | 'tile';
  /** Lines of `text`. Default 1. */
  lines?: number;
}

function Lines({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, line) => `line ${line}`).map((key) => (
    <span key={key} className={classNames(styles.bone, styles.text)} />
  ));
}

/**
 * Placeholder in the size of loading content. Decorative: announce it with `Loading`.
 * `<Skeleton shape="text" lines={3} />`
 */
export function Skeleton({ shape, lines = 1 }: SkeletonProps) {
  if (shape === 'card') {
    return (
      <Card className={styles.card}>
        <span className={classNames(styles.bone, styles.face)} />
        <span className={styles.column}>
          <Lines lines={4} />
        </span>
      </Card>
    );
  }
  if (shape === 'text') {
    return (
      <span className={styles.column}>
        <Lines lines={lines} />
      </span>
    );
  }
  return <span className={classNames(styles.bone, styles[shape])} />;
}

export interface LoadingProps {
  /** Announced to screen readers: "Loading doctors". */
  label: string;
  /** Skeletons; they appear after 150 ms. */
  children: ReactNode;
  /** Milliseconds until a line says that loading still continues. Default: never. */
  slowAfterMs?: number;
}

/** Loading state. `<Loading label="Loading doctors"><Skeleton shape="card" /></Loading>` */
export function Loading({ label, children, slowAfterMs }: LoadingProps) {
  const [isSlow, setIsSlow] = useState(slowAfterMs === 0);
  useEffect(() => {
    if (slowAfterMs === undefined) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);
  return (
    <div className={styles.loading}>
      <p role="status" className={isSlow ? styles.slow : 'nk-visually-hidden'}>
        {isSlow ? text.stillLoading : label}
      </p>
      <div className={styles.shapes} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
