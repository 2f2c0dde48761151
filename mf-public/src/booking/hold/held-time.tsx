import { Link } from '@nukkad/platform';
import { linkClass } from '@nukkad/shared-ui';
import type { Ref } from 'react';
import styles from '../book.module.css';
import { text } from '../book.text';
import type { ActiveHold } from './hold.model';
import { HoldClock } from './hold-clock';
import { HoldSummary } from './hold-summary';

interface Props {
  ref: Ref<HTMLHeadingElement>;
  kept: ActiveHold;
  /** False after the hold was lost. */
  isKept: boolean;
  /** Address for choosing another time. */
  timesAt: string;
  onOver: () => void;
}

/** Summary of the hold, its remaining time, and a link to another time. */
export function HeldTime({ ref, kept, isKept, timesAt, onOver }: Props) {
  return (
    <div className={styles.side}>
      <HoldSummary ref={ref} hold={kept.hold}>
        <Link className={linkClass({ isStandalone: true })} to={timesAt}>
          {text.otherTime}
        </Link>
      </HoldSummary>
      {isKept && (
        <div className={styles.left}>
          <HoldClock until={kept.until} onOver={onOver} />
        </div>
      )}
    </div>
  );
}
