import { Link, useLocation } from '@nukkad/platform';
import { bookingKinds, type VendorDetails } from '@nukkad/platform/contract';
import { formatNearTime } from '@nukkad/platform/format';
import { Button, buttonClass, Card, NeedsScript } from '@nukkad/shared-ui';
import { useId, useState } from 'react';
import { useNow } from '../common/clock/use-now';
import * as common from '../common/common.text';
import { TimePicker } from '../common/times/time-picker.container';
import { bookAddress, type ChosenSlot, type Wanted } from '../common/times/times.model';
import { WantedFields } from '../common/times/wanted-fields';
import styles from './book.module.css';
import { text } from './book.text';

interface Props {
  vendor: VendorDetails;
  /** Selection in the address. */
  initial: Wanted;
}

/** First step, while no time is chosen. */
export function Choose({ vendor, initial }: Props) {
  const [wanted, setWanted] = useState(initial);
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const want = (next: Wanted) => {
    setWanted(next);
    setChosen(null);
  };
  return (
    <Card as="section" className={styles.choose}>
      <NeedsScript what={common.needsScript} />
      <WantedFields
        kinds={bookingKinds(vendor.profession)}
        services={vendor.services}
        wanted={wanted}
        onChange={want}
      />
      <TimePicker vendorId={vendor._id} wanted={wanted} chosen={chosen} onChoose={setChosen}>
        <GoOn chosen={chosen} to={chosen && bookAddress(vendor._id, wanted, chosen.start)} />
      </TimePicker>
    </Card>
  );
}

function GoOn({ chosen, to }: { chosen: ChosenSlot | null; to: string | null }) {
  const id = useId();
  const now = useNow();
  const { state } = useLocation();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.way}>
      <p id={id} role="status" className={styles.told}>
        {chosen !== null && text.chosen(formatNearTime(chosen.start, now))}
        {chosen === null && isAsked && text.chooseFirst}
      </p>
      {to === null ? (
        <Button size="large" aria-describedby={id} onClick={() => setAsked(true)}>
          {text.goOn}
        </Button>
      ) : (
        <Link className={buttonClass({ size: 'large' })} to={to} state={state}>
          {text.goOn}
        </Link>
      )}
    </div>
  );
}
