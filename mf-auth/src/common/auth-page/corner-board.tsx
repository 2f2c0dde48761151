import styles from './corner-board.module.css';

/** Colour, position and rotation of the cards. */
const cards = [
  { trade: styles.doctor, at: 'translate(58 92) rotate(-4)' },
  { trade: styles.teacher, at: 'translate(132 86) rotate(2)' },
  { trade: styles.advocate, at: 'translate(204 92) rotate(5)' },
  { trade: styles.labour, at: 'translate(64 158) rotate(3)' },
  { trade: styles.ca, at: 'translate(136 152) rotate(-2)' },
  { trade: styles.engineer, at: 'translate(208 160) rotate(-5)' },
];

/** A decorative notice board with cards in the colours of six professions. */
export function CornerBoard() {
  return (
    <svg className={styles.board} viewBox="0 0 320 260" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M16 244h288" />
      <path className={styles.post} d="M48 66v178M272 66v178" />
      <rect className={styles.panel} x="36" y="70" width="248" height="154" rx="10" />
      {cards.map(({ trade, at }) => (
        <g key={at} className={trade} transform={at}>
          <rect className={styles.card} width="58" height="50" rx="5" />
          <circle className={styles.face} cx="14" cy="20" r="7" />
          <path className={styles.lines} d="M27 17h23M27 25h15M9 38h34" />
          <circle className={styles.pin} cx="29" cy="3" r="3.5" />
        </g>
      ))}
      <g transform="translate(178 190)">
        <circle className={styles.seal} r="15" />
        <path className={styles.tick} d="M-6 0l4.5 4.5 8-9" />
      </g>
      <path
        className={styles.awning}
        d="M44 20H276L300 56a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0a14 12 0 0 1-28 0z"
      />
      <path
        className={styles.stripe}
        d="M67.2 20h23.2L76 56a14 12 0 0 1-28 0zM113.6 20h23.2L132 56a14 12 0 0 1-28 0zM160 20h23.2L188 56a14 12 0 0 1-28 0zM206.4 20h23.2L244 56a14 12 0 0 1-28 0zM252.8 20h23.2L300 56a14 12 0 0 1-28 0z"
      />
    </svg>
  );
}
