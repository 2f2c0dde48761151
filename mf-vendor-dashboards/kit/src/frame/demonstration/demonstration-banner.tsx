import { Link } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import styles from './demonstration.module.css';
import { text } from './demonstration.text';

/** Notice that the dashboard below shows sample data. */
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
