import { Link } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import * as text from '../common.text';
import styles from './document-links.module.css';

interface Props {
  /** Words before, between and after the links. */
  sentence: readonly [before: string, between: string, after: string];
}

/** Terms below a form: "By creating an account you agree to the … and the …." */
export function DocumentLinks({ sentence }: Props) {
  return (
    <p className={styles.links}>
      <DocumentSentence sentence={sentence} />
    </p>
  );
}

/** A sentence that links to the terms and to the privacy notice. */
export function DocumentSentence({ sentence: [before, between, after] }: Props) {
  return (
    <>
      {before}
      <DocumentLink to="/terms">{text.terms}</DocumentLink>
      {between}
      <DocumentLink to="/privacy">{text.privacy}</DocumentLink>
      {after}
    </>
  );
}

/** Opens in a new tab, so that the form keeps its input. */
function DocumentLink({ to, children }: { to: '/terms' | '/privacy'; children: string }) {
  return (
    <Link className={linkClass()} to={to} target="_blank">
      {children}
      <span className="nk-visually-hidden">{text.newTab}</span>
    </Link>
  );
}
