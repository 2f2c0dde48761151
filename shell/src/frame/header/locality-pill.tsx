import { useIsAhead, useLocality } from '@nukkad/platform';
import { localName } from '@nukkad/platform/names';
import { classNames } from '@nukkad/shared-ui';
import { ChevronDown, MapPin } from 'lucide-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { LazyFramePart, preloadFrameParts } from '../menus/lazy-frame-part';
import { fullName } from '../site/frame.model';
import { text } from '../site/frame.text';
import styles from './locality-pill.module.css';

/** Shows the search location and opens the dialog to change it. */
export function LocalityPill({ isWide = false }: { isWide?: boolean }) {
  const { place } = useLocality();
  const [isOpen, setOpen] = useState(false);
  // A transition: a dialog over a long page is slow to render, and the button must respond first.
  const show = (isWanted: boolean) => startTransition(() => setOpen(isWanted));
  return (
    <>
      <button
        type="button"
        className={classNames(styles.pill, isWide && styles.wide, 'nk-needs-script')}
        aria-haspopup="dialog"
        aria-label={text.changePlace(fullName(place))}
        onPointerEnter={preloadFrameParts}
        onFocus={preloadFrameParts}
        onClick={() => show(true)}
      >
        <MapPin aria-hidden size={18} className={styles.pin} />
        <span className={styles.name}>
          {localName(place.name)}
          {place.kind === 'locality' && (
            <span className={styles.city}>, {localName(place.city)}</span>
          )}
        </span>
        <ChevronDown aria-hidden size={16} className={styles.chevron} />
      </button>
      {isOpen && (
        <LazyFramePart>
          {(parts) => <parts.LocalityDialog onClose={() => show(false)} />}
        </LazyFramePart>
      )}
    </>
  );
}

/** Announces a change to screen readers. */
export function LocalityStatus() {
  const { place } = useLocality();
  const isAhead = useIsAhead();
  const first = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The visitor's own place, where the HTML had another, is no change of theirs.
    if (isAhead || place._id === first.current) return;
    const isFirst = first.current === null;
    first.current = place._id;
    if (isFirst) return;
    setSaid(text.placeChanged(fullName(place)));
  }, [isAhead, place]);
  return (
    <p role="status" className="nk-visually-hidden">
      {said}
    </p>
  );
}
