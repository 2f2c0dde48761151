import { Link, toast } from '@nukkad/platform';
import type { WaitlistEntry } from '@nukkad/platform/contract';
import { formatDateTime, formatLongDay, formatTime } from '@nukkad/platform/format';
import { Button, buttonClass, Card, FailurePanel, useRevealHold } from '@nukkad/shared-ui';
import { runWithToast } from '@nukkad/vendor-kit';
import { VendorLine } from '../../common/vendor-line';
import { claimAddress, openEntries } from '../booking/appointments.model';
import styles from '../booking/appointments.module.css';
import { useWaitlist, useWaitlistChanges } from '../booking/appointments.queries';
import { text } from './waitlist.text';

/** Waitlist entries; nothing without any. */
export function Waitlist() {
  const waitlist = useWaitlist();
  const { leave, joinAgain } = useWaitlistChanges();
  useRevealHold(waitlist.state === 'loading');
  if (waitlist.state === 'loading') return null;
  if (waitlist.state === 'failed') {
    return <FailurePanel what={text.what} failure={waitlist.failure} onRetry={waitlist.retry} />;
  }
  const entries = openEntries(waitlist.value);
  if (entries.length === 0) return null;
  const stop = async (entry: WaitlistEntry) => {
    if (await runWithToast(text.leaving, () => leave(entry._id))) toast({ text: text.left });
  };
  const again = async (entry: WaitlistEntry) => {
    const isJoined = await runWithToast(text.joining, () => joinAgain(entry));
    if (isJoined) toast({ text: text.joined, tone: 'success' });
  };
  return (
    <section className={styles.group} aria-labelledby="waitlist">
      <h2 id="waitlist">{text.title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Card as="li" key={entry._id} className={styles.card}>
            <Entry entry={entry} onLeave={() => stop(entry)} onAgain={() => again(entry)} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  entry: WaitlistEntry;
  onLeave: () => void;
  onAgain: () => void;
}

function Entry({ entry, onLeave, onAgain }: EntryProps) {
  const { vendor, offer, state } = entry;
  const isMissed = state === 'missed';
  const leaveOf = isMissed ? text.forgetOf : text.leaveOf;
  return (
    <>
      <VendorLine vendor={vendor} level={3} />
      <p>{wordsOf(entry)}</p>
      <div className={styles.actions}>
        {offer !== null && (
          <Link
            className={buttonClass()}
            aria-label={text.takeOf(vendor.vendorName)}
            to={claimAddress(entry)}
          >
            {text.take}
          </Link>
        )}
        {isMissed && (
          <Button tone="secondary" aria-label={text.againOf(vendor.vendorName)} onClick={onAgain}>
            {text.again}
          </Button>
        )}
        <Button tone="ghost" aria-label={leaveOf(vendor.vendorName)} onClick={onLeave}>
          {isMissed ? text.forget : text.leave}
        </Button>
      </div>
    </>
  );
}

function wordsOf({ state, offer, date }: WaitlistEntry): string {
  if (offer !== null) return text.offered(formatDateTime(offer.start), formatTime(offer.until));
  return state === 'missed' ? text.missed(formatLongDay(date)) : text.waiting(formatLongDay(date));
}
