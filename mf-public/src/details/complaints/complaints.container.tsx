import { Link } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { Button, buttonClass, FailurePanel, Loading, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../common/clock/use-now';
import { complaintAddress } from '../../common/complaints/complaint-address';
import { ComplaintCard } from '../../common/complaints/complaint-card';
import styles from './complaints.module.css';
import { useComplaints } from './complaints.queries';
import { text } from './complaints.text';

interface ComplaintsProps {
  officerId: string;
  /** Kind of complaints the officer takes: "Service-related". */
  speciality: string | undefined;
}

/** Public complaints about an officer, newest first, with a link to write one. */
export function Complaints({ officerId, speciality }: ComplaintsProps) {
  return (
    <div className={styles.complaints}>
      <div className={styles.head}>
        <p className={styles.muted}>{text.intro}</p>
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to={complaintAddress(officerId, speciality)}
        >
          {text.write}
        </Link>
      </div>
      <ComplaintPages officerId={officerId} page={1} />
    </div>
  );
}

interface PagesProps {
  officerId: string;
  page: number;
}

/** A page of complaints, with a button that loads the next. */
function ComplaintPages({ officerId, page }: PagesProps) {
  const now = useNow();
  const [isMore, setMore] = useState(false);
  const complaints = useComplaints(officerId, page);
  const list = useContinuedFocus(page > 1 && complaints.state === 'ready');
  if (complaints.state === 'loading') {
    return (
      <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  if (complaints.state === 'failed') {
    const { failure, retry } = complaints;
    return <FailurePanel what={text.what} failure={failure} onRetry={retry} />;
  }
  const { total, totalPages } = complaints.value;
  if (total === 0) return <p className={styles.muted}>{text.none}</p>;
  return (
    <>
      {page === 1 && <p className={styles.total}>{text.total(formatCount(total))}</p>}
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {complaints.value.complaints.map((complaint) => (
          <ComplaintCard key={complaint._id} complaint={complaint} now={now} />
        ))}
      </ul>
      {page < totalPages && !isMore && (
        <Button tone="secondary" className={styles.more} onClick={() => setMore(true)}>
          {text.more}
        </Button>
      )}
      {page < totalPages && isMore && <ComplaintPages officerId={officerId} page={page + 1} />}
    </>
  );
}

/** The pressed button is gone: focus its replacement. */
function useContinuedFocus(isContinued: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isContinued) list.current?.focus();
  }, [isContinued]);
  return list;
}
