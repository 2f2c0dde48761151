import styles from './footer.module.css';
import { Late } from './late';
import { useSeen } from './use-seen';

/** The footer's place; what stands in it is fetched when somebody comes near. */
export function Footer() {
  const { ref, isSeen } = useSeen<HTMLElement>();
  return (
    <footer ref={ref} className={styles.footer}>
      {isSeen && <Late isInline>{(parts) => <parts.FooterContent />}</Late>}
    </footer>
  );
}
