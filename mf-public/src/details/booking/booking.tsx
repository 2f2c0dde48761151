import { Link, useLocation } from '@nukkad/platform';
import { bookingKinds, type VendorDetails } from '@nukkad/platform/contract';
import { formatNearTime } from '@nukkad/platform/format';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { useId, useState } from 'react';
import { useNow } from '../../common/clock/use-now';
import { TimePicker } from '../../common/times/time-picker.container';
import {
  bookAddress,
  type ChosenTime,
  firstWanted,
  type Wanted,
} from '../../common/times/times.model';
import { WantedFields } from '../../common/times/wanted-fields';
import styles from './booking.module.css';
import { text } from './booking.text';

export interface BookingProps {
  vendor: VendorDetails;
  /** Button label: "Book Now". */
  button: string;
  chosen: ChosenTime | null;
  onChoose: (slot: ChosenTime | null) => void;
}

/** Selection, slots and the button. */
export function BookingPanel({ vendor, button, chosen, onChoose }: BookingProps) {
  const kinds = bookingKinds(vendor.profession);
  const [wanted, setWanted] = useState(() => chosen?.wanted ?? firstWanted(kinds));
  // A slot long enough for one service may be too short for another.
  const want = (next: Wanted) => {
    setWanted(next);
    onChoose(null);
  };
  return (
    <div className={styles.panel}>
      <WantedFields kinds={kinds} services={vendor.services} wanted={wanted} onChange={want} />
      <TimePicker
        vendorId={vendor._id}
        wanted={wanted}
        chosen={chosen}
        onChoose={(slot) => onChoose(slot && { ...slot, wanted })}
      >
        <WayOn
          button={button}
          chosen={chosen}
          to={chosen && bookAddress(vendor._id, wanted, chosen.start)}
        />
      </TimePicker>
    </div>
  );
}

interface WayOnProps {
  button: string;
  chosen: ChosenTime | null;
  to: string | null;
}

function WayOn({ button, chosen, to }: WayOnProps) {
  const id = useId();
  const now = useNow();
  const { pathname, search } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const isChosen = chosen !== null && to !== null;
  return (
    <div className={styles.way}>
      <p id={id} role="status" className={isChosen ? styles.chosen : styles.missing}>
        {isChosen && text.chosen(formatNearTime(chosen.start, now))}
        {!isChosen && isAsked && text.chooseFirst}
      </p>
      {isChosen ? (
        <Link
          className={buttonClass({ size: 'large' })}
          to={to}
          state={{ from: pathname + search }}
        >
          {button}
        </Link>
      ) : (
        <Button size="large" aria-describedby={id} onClick={() => setAsked(true)}>
          {button}
        </Button>
      )}
    </div>
  );
}
