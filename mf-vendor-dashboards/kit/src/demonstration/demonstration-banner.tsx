import { Link } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import styles from './demonstration.module.css';
import { text } from './demonstration.text';

/** Says of the dashboard below that none of it is real. */
export function DemonstrationBanner() {
  return (
    <aside aria-label={text.title} className={styles.banner}>
      <p>
        <strong>{text.title}.</strong> {text.why}
      </p>
      <Link to="/list-yourself" className={buttonClass({ tone: 'secondary', size: 'small' })}>
        {text.join}
      </Link>
    </aside>
  );
}
