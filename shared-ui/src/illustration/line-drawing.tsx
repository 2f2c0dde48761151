import styles from './line-drawing.module.css';

interface Props {
  /** Outline of the tinted area. */
  tint: string;
  /** All lines, 2 units thick on a ground of 160 × 120. */
  line: string;
}

/** A decorative drawing in the current text colour. */
export function LineDrawing({ tint, line }: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.tint} d={tint} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
