import { useLocation } from '@nukkad/platform';
import { Menu } from 'lucide-react';
import { startTransition, useState } from 'react';
import { LazyFramePart, preloadFrameParts } from '../menus/lazy-frame-part';
import { text } from '../site/frame.text';
import { LocalityPill } from './locality-pill';
import styles from './mobile-menu.module.css';

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
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={text.menu}
        onPointerEnter={preloadFrameParts}
        onFocus={preloadFrameParts}
        onClick={() => openAt(key)}
      >
        <Menu aria-hidden />
      </button>
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
