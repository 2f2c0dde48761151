import { useLocation } from '@nukkad/platform';
import { pageAddress } from '@nukkad/platform/words';
import { classNames } from '@nukkad/shared-ui';
import { Menu } from 'lucide-react';
import { startTransition, useState } from 'react';
import { LazyFramePart, preloadFrameParts } from '../menus/lazy-frame-part';
import { text } from '../site/frame.text';
import { LocalityPill } from './locality-pill';
import styles from './mobile-menu.module.css';

/** The menu's links without script, for nobody in particular. */
const plainLinks = [
  ['/#categories', text.allCategories],
  ['/start-fundraising', text.raiseFunds],
  ['/investors', text.investors],
  ['/list-yourself', text.listYourself],
  ['/login', text.login],
  ['/donate', text.donate],
] as const;

/** Header menu of narrow windows. Navigation closes it. */
export function MobileMenu() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A transition: a dialog over a long page is slow to render, and the button must respond first.
  const openAt = (page: string | null) => startTransition(() => setOpenedAt(page));
  return (
    <>
      <button
        type="button"
        className={classNames(styles.open, 'nk-needs-script')}
        aria-haspopup="dialog"
        aria-label={text.menu}
        onPointerEnter={preloadFrameParts}
        onFocus={preloadFrameParts}
        onClick={() => openAt(key)}
      >
        <Menu aria-hidden />
      </button>
      <noscript>
        <nav aria-label={text.mainNavigation} className={styles.plain}>
          {plainLinks.map(([href, label]) => (
            <a key={href} href={pageAddress(href)}>
              {label}
            </a>
          ))}
        </nav>
      </noscript>
      {openedAt === key && (
        <LazyFramePart>
          {(parts) => (
            <parts.MobileMenuDialog
              locality={<LocalityPill isWide />}
              onClose={() => openAt(null)}
            />
          )}
        </LazyFramePart>
      )}
    </>
  );
}
