import { Link, useIsAhead, whenAtRest } from '@nukkad/platform';
import { useEffect, useState } from 'react';
import { lazyChunk } from '../../common/lazy-chunk';
import { LazyChunkView } from '../menus/lazy-frame-part';
import { text } from '../site/frame.text';
import styles from './footer.module.css';

/** Its own chunk; a page rendered ahead of the visit is not hydrated before it is here. */
export const footerContent = lazyChunk('SHELL-FOOTER', () => import('./footer-content'));

/**
 * The footer. Its legal links are in the first paint; the rest loads after the page's main content,
 * independent of scrolling. Complete in a page rendered ahead of the visit.
 */
export function Footer() {
  const [isDue, setDue] = useState(useIsAhead());
  useEffect(() => (isDue ? undefined : whenAtRest(() => setDue(true))), [isDue]);
  return (
    <footer className={styles.footer}>
      {isDue && (
        <LazyChunkView lazy={footerContent} isInline>
          {({ FooterContent }) => <FooterContent />}
        </LazyChunkView>
      )}
      <ul className={styles.legal}>
        <li>
          <Link to="/terms" className={styles.link}>
            {text.terms}
          </Link>
        </li>
        <li>
          <Link to="/privacy" className={styles.link}>
            {text.privacy}
          </Link>
        </li>
      </ul>
    </footer>
  );
}
