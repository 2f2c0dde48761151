import { useLocation } from '@nukkad/platform';
import { formatMoney, formatNearTime } from '@nukkad/platform/format';
import { Button, LazyPart } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../common/clock/use-now';
import { text } from './booking.text';
import { BOOK, type BookingPlaceProps } from './booking-aside';
import styles from './booking-places.module.css';
import { useWide } from './use-wide';

const loadSheet = () => import('./booking-sheet');

/** Bottom bar of a narrow page: next free slot, fee, and a button that opens the panel. */
export function BookingBar({ vendor, panel, name, chosen, onChoose }: BookingPlaceProps) {
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const { hash, key } = useLocation();
  const isHere = vendor !== null && isWide === false;
  const bar = useBottomBar(isHere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run on every navigation
  useEffect(() => {
    if (isHere && hash === BOOK) setOpen(true);
  }, [isHere, hash, key]);
  if (!isHere) return null;
  return (
    <div ref={bar} className={styles.bar}>
      <NextSlot vendor={vendor} />
      <Button onClick={() => setOpen(true)}>{panel.button}</Button>
      {isOpen && (
        <LazyPart load={loadSheet} what={text.part} waiting={<p role="status">{text.opening}</p>}>
          {({ BookingSheet }) => (
            <BookingSheet
              title={panel.title(name)}
              vendor={vendor}
              button={panel.button}
              chosen={chosen}
              onChoose={onChoose}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}

function NextSlot({ vendor }: { vendor: NonNullable<BookingPlaceProps['vendor']> }) {
  const now = useNow();
  const [next] = vendor.nextSlots ?? [];
  return (
    <p className={styles.next}>
      <span className={styles.when}>
        {next === undefined ? text.noNext : text.next(formatNearTime(next, now))}
      </span>
      {vendor.fee && <span className={styles.fee}>{formatMoney(vendor.fee)}</span>}
    </p>
  );
}

/** Keeps toasts above the bar, and scrolls focused elements clear of it. */
function useBottomBar(isHere: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHere || !bar.current) return;
    const { style } = document.documentElement;
    const height = `${bar.current.offsetHeight}px`;
    style.setProperty('--nk-bottom-bar', height);
    style.scrollPaddingBlockEnd = height;
    return () => {
      style.removeProperty('--nk-bottom-bar');
      style.scrollPaddingBlockEnd = '';
    };
  }, [isHere]);
  return bar;
}
