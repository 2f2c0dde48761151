import { Link } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { formatNearTime } from '@nukkad/platform/format';
import { Button, ErrorState, linkClass } from '@nukkad/shared-ui';
import { useEffect, useRef } from 'react';
import { useNow } from '../../common/clock/use-now';
import styles from '../book.module.css';
import { text } from '../book.text';
import type { Holding, LostWhy } from './hold.model';

interface Props {
  loss: Extract<Holding, { state: 'lost' }>;
  /** There is input, which is kept. */
  hasForm: boolean;
  onChoose: (start: string) => void;
  /** Requests the same time again. */
  onAgain: () => void;
  /** Books the same time as a lesson. */
  onLesson: () => void;
  /** Address of all times. */
  timesAt: string;
}

const titles: Record<LostWhy, string> = {
  taken: messages.slotTaken,
  expired: text.expired,
  gone: text.gone,
  'trial-used': text.trialUsed,
};

/** An unavailable time, and alternatives. */
export function LostTime({ loss: { why, alternatives }, hasForm, timesAt, ...on }: Props) {
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const reason = why === 'trial-used' ? text.trialUsedWhy : hasForm ? text.stillHere : null;
  return (
    <div ref={place} tabIndex={-1} className={styles.lost}>
      <ErrorState
        title={titles[why]}
        next={[reason, alternatives.length > 0 ? text.nearest : text.another]
          .filter((part) => part !== null)
          .join(' ')}
      >
        {alternatives.map((start) => (
          <Button key={start} tone="secondary" onClick={() => on.onChoose(start)}>
            {formatNearTime(start, now)}
          </Button>
        ))}
        {why === 'expired' && <Button onClick={on.onAgain}>{text.keepAgain}</Button>}
        {why === 'trial-used' && <Button onClick={on.onLesson}>{text.lessonInstead}</Button>}
        <Link className={linkClass({ isStandalone: true })} to={timesAt}>
          {text.moreTimes}
        </Link>
      </ErrorState>
    </div>
  );
}
