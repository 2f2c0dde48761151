import { Link } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import * as text from '../common.text';
import styles from './document-links.module.css';

/** Terms below a form: "By creating an account you agree to the … and the …". */
export function DocumentLinks({ before }: { before: string }) {
  return (
    <p className={styles.links}>
      {before}
      <DocumentLink to="/terms">{text.terms}</DocumentLink>
      {text.and}
      <DocumentLink to="/privacy">{text.privacy}</DocumentLink>.
    </p>
  );
}

/** Opens in a new tab, so that the form keeps its input. */
export function DocumentLink({ to, children }: { to: '/terms' | '/privacy'; children: string }) {
  return (
    <Link className={linkClass()} to={to} target="_blank">
      {children}
      <span className="nk-visually-hidden">{text.newTab}</span>
    </Link>
  );
}
