import { type Booking, joinableFrom, joiningAt } from '@nukkad/platform/contract';
import { formatLongDateTime } from '@nukkad/platform/format';
import { buttonClass, ExternalLinkIcon } from '@nukkad/shared-ui';
import { useNow } from '../../../common/clock/use-now';
import styles from '../ticket.module.css';
import { text } from '../ticket.text';

/** Link to a video meeting, in a new tab; emphasised when the time is near. */
export function JoinLink({ booking }: { booking: Booking }) {
  const now = useNow();
  const { joinUrl, start } = booking;
  const joining = now && joiningAt(booking, now);
  if (joinUrl === null || joining === null) return null;
  const isNear = joining === 'near';
  return (
    <>
      <a
        className={buttonClass({ tone: isNear ? 'primary' : 'secondary' })}
        href={joinUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text.join}
        <ExternalLinkIcon size={18} />
        <span className="nk-visually-hidden"> {text.newTab}</span>
      </a>
      <p className={styles.muted}>
        {isNear ? text.joinNow : text.joinFrom(formatLongDateTime(joinableFrom(start)))}
      </p>
    </>
  );
}
