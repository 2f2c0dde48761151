import { useLocation } from '@nukkad/platform';
import { limits, type VendorDetails } from '@nukkad/platform/contract';
import { Card, LazyPart, Loading, NeedsScript, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useRef } from 'react';
import * as common from '../../common/common.text';
import type { DetailsDescriptor } from '../../common/professions/profession';
import type { ChosenTime } from '../../common/times/times.model';
import { text } from './booking.text';
import styles from './booking-places.module.css';
import { useWide } from './use-wide';

export interface BookingPlaceProps {
  /** Null while loading. */
  vendor: VendorDetails | null;
  panel: NonNullable<DetailsDescriptor['panel']>;
  name: string;
  chosen: ChosenTime | null;
  onChoose: (slot: ChosenTime | null) => void;
}

/** Cards link here to open the panel. */
export const BOOK = '#book';

const loadPanel = () => import('./booking');

/** The booking panel beside the page. */
export function BookingAside({ vendor, panel, name, chosen, onChoose }: BookingPlaceProps) {
  const isWide = useWide();
  const title = useTitleFocus(vendor !== null && isWide === true);
  const waiting = (
    <div className="nk-needs-script">
      <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="text" lines={8} />
      </Loading>
    </div>
  );
  return (
    <Card as="section" className={styles.beside}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {panel.title(name)}
      </h2>
      <NeedsScript what={common.needsScript} />
      {vendor === null || isWide !== true ? (
        waiting
      ) : (
        <LazyPart load={loadPanel} what={text.part} waiting={waiting}>
          {({ BookingPanel }) => (
            <BookingPanel
              vendor={vendor}
              button={panel.button}
              chosen={chosen}
              onChoose={onChoose}
            />
          )}
        </LazyPart>
      )}
    </Card>
  );
}

/** Focuses the panel for visitors who came to book. */
function useTitleFocus(isThere: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run on every navigation
  useEffect(() => {
    if (isThere && hash === BOOK) title.current?.focus();
  }, [isThere, hash, key]);
  return title;
}
