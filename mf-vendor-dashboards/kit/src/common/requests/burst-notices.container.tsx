import type { PracticeBooking } from '@nukkad/platform/contract';
import { Button, Notice } from '@nukkad/shared-ui';
import { useState } from 'react';
import { burstsOf } from './requests.model';
import styles from './requests.module.css';
import { useRejectBurst } from './requests.queries';
import { text } from './requests.text';

/** Marks requests that came as a burst, with one button to decline all of a burst. */
export function BurstNotices({ requests }: { requests: readonly PracticeBooking[] }) {
  return burstsOf(requests).map((burst) => <BurstNotice key={burst._id} {...burst} />);
}

function BurstNotice({ _id, of, count }: ReturnType<typeof burstsOf>[number]) {
  const rejectBurst = useRejectBurst();
  const [isBusy, setBusy] = useState(false);
  const rejectAll = async () => {
    setBusy(true);
    await rejectBurst(_id);
    setBusy(false);
  };
  return (
    <Notice title={text.burst[of]}>
      <p>{text.burstMeans(count)}</p>
      <div className={styles.burstAction}>
        <Button
          tone="secondary"
          size="small"
          busyText={isBusy ? text.rejectingBurst : undefined}
          onClick={rejectAll}
        >
          {text.rejectBurst}
        </Button>
      </div>
    </Notice>
  );
}
