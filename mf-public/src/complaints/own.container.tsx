import { Link } from '@nukkad/platform';
import type { OwnComplaint } from '@nukkad/platform/contract';
import { linkClass, Skeleton } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { RelativeTime } from '../common/clock/relative-time';
import { useNow } from '../common/clock/use-now';
import { ComplaintPill } from '../common/complaints/complaint-status';
import { text as shown } from '../common/complaints/complaints.text';
import { Collection } from '../common/page/collection';
import styles from './complaints.module.css';
import { useUserId } from './complaints.queries';
import { text } from './complaints.text';
import { useKeptComplaints, useOwnComplaints } from './own.queries';

/** The user's own complaints: all with an account, else those with a key in this tab. */
export function Own() {
  const userId = useUserId();
  return userId === null ? <GuestComplaints /> : <OfAccount key={userId} />;
}

function OfAccount() {
  return (
    <Frame>
      <Collection
        what={text.ownWhat}
        items={useOwnComplaints()}
        waiting={<Skeleton shape="card" />}
        nothing={{ title: text.noneOwn, why: text.noneOwnWhy }}
      >
        {(complaints) => <Lines complaints={complaints} />}
      </Collection>
    </Frame>
  );
}

function GuestComplaints() {
  const complaints = useKeptComplaints();
  if (complaints.length === 0) return null;
  return (
    <Frame>
      <p className={styles.muted}>{text.kept}</p>
      <Lines complaints={complaints} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section className={styles.list} aria-labelledby="own-complaints">
      <h2 id="own-complaints">{text.own}</h2>
      {children}
    </section>
  );
}

function Lines({ complaints }: { complaints: OwnComplaint[] }) {
  const now = useNow();
  return (
    <ul className={styles.lines}>
      {complaints.map(
        ({ _id, number, status, kind, recipient, time, text: words, isPublished }) => (
          <li key={_id} className={styles.own}>
            <p className={styles.deeds}>
              <Link className={linkClass({ isStandalone: true })} to={`/complaints/${number}`}>
                {number}
              </Link>
              <ComplaintPill status={status} />
              <span className={styles.muted}>
                {shown.kind(kind)} · <RelativeTime at={time} now={now} />
                {!isPublished && status === 'received' && ` · ${text.notRead}`}
              </span>
            </p>
            {recipient !== null && (
              <p className={styles.muted}>{shown.about(recipient.name, recipient.about)}</p>
            )}
            <p className={styles.words}>{words}</p>
          </li>
        ),
      )}
    </ul>
  );
}
