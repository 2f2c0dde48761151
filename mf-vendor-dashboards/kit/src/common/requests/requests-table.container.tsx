import {
  type Failure,
  keepFocus,
  Link,
  Navigate,
  useNavigate,
  useSearchParams,
} from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import {
  FailurePanel,
  Loading,
  linkClass,
  Pagination,
  type Sorting,
  StaleNotice,
  Table,
  useRevealHold,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { usePracticeZone } from '../booking/booking.queries';
import { BookingDrawer, type BookingPlaces } from '../booking/drawer/booking-drawer.container';
import { loading } from '../common.text';
import { type DecisionCalls, useDecisions } from '../decisions/decisions';
import { RejectDialog } from '../decisions/reject-dialog';
import { pageIn } from '../list/page.model';
import { BurstNotices } from './burst-notices.container';
import { columnsOf } from './request-columns';
import {
  PER_PAGE,
  type RequestKey,
  type RequestMatter,
  rowOf,
  rowsOn,
  sortQuery,
  withPage,
} from './requests.model';
import styles from './requests.module.css';
import { useRequests, useShown } from './requests.queries';
import { text } from './requests.text';

export interface RequestsTableProps {
  /** Default "Appointment Requests". */
  title?: string;
  /** Default: the column "Disease", which shows the booking's `about`. */
  matter?: RequestMatter;
  /** Explanation of that column: "Disease: the kind of case". */
  hint?: string;
  /** URL of the page with all requests; without it the table has no such link. */
  viewAll?: string;
  /** Pages a request links to. */
  places?: BookingPlaces;
  /** Calls where a decision does more than answer; keep the object's identity across renders. */
  calls?: DecisionCalls;
}

const GONE = 'page-out-of-range';

/** Page and sort order. */
interface Asked {
  page: number;
  sorting: Sorting<RequestKey> | undefined;
}

/**
 * Pending requests with pagination, `?requests=2`. Every column but Status and Details sorts.
 *
 * @example <RequestsTable viewAll={roomAddress('appointments')} places={{ clients: 'patients' }} />
 */
export function RequestsTable(props: RequestsTableProps) {
  const { title = text.title, hint, viewAll, matter = text.disease } = props;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [sorting, setSorting] = useState<Sorting<RequestKey>>();
  const page = pageIn(params.get('requests'));
  const sort = (next: Sorting<RequestKey>) => {
    setSorting(next);
    if (page > 1) navigate({ search: withPage(params, 1) }, { replace: true, state: keepFocus });
  };
  return (
    <section className={styles.stack} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {viewAll !== undefined && (
          <Link
            className={linkClass({ isStandalone: true })}
            to={viewAll}
            aria-label={text.viewAllOf(title)}
          >
            {text.viewAll}
          </Link>
        )}
      </div>
      {hint !== undefined && <p className={styles.muted}>{hint}</p>}
      <Requests {...props} {...{ title, matter, page, sorting }} onSort={sort} />
    </section>
  );
}

interface RequestsProps extends RequestsTableProps, Asked {
  title: string;
  matter: RequestMatter;
  onSort: (sorting: Sorting<RequestKey>) => void;
}

function Requests({ title, matter, page, sorting, onSort, ...props }: RequestsProps) {
  const { places = {}, calls } = props;
  const zone = usePracticeZone();
  const decisions = useDecisions(calls);
  const [opened, setOpened] = useState<string | null>(null);
  const order = sortQuery(sorting, matter);
  const loaded = useRequests({ page, limit: PER_PAGE, ...order });
  useRevealHold(loaded.state === 'loading');
  const answer = loaded.state === 'ready' ? loaded.value : null;
  const shown = useShown(
    answer?.bookings,
    `${page} ${order.sort} ${order.direction}`,
    (id) => decisions.of(id) !== null,
  );
  const total = useLast(answer?.total);
  const details = shown.find(({ _id }) => _id === opened);
  if (loaded.state === 'failed') {
    // The last requests of this page were answered, here or elsewhere.
    if (loaded.failure.code === GONE) return <FirstPage />;
    return <FailurePanel what={text.what} failure={loaded.failure} onRetry={loaded.retry} />;
  }
  return (
    <>
      <BurstNotices requests={answer?.bookings ?? []} />
      {loaded.state === 'ready' && isStale(loaded) && (
        <StaleNotice what={text.what} onRetry={loaded.retry} />
      )}
      <div>
        {loaded.state === 'loading' && (
          <Loading label={loading(text.what)} slowAfterMs={limits.stillWorkingAfter}>
            {null}
          </Loading>
        )}
        <Table
          caption={title}
          columns={columnsOf({ matter, decisions, onOpen: ({ _id }) => setOpened(_id) })}
          rows={shown.map((booking) => rowOf(booking, zone, matter))}
          rowKey={({ booking }) => booking._id}
          waiting={answer === null ? rowsOn(page, total) : 0}
          empty={text.none}
          {...{ sorting, onSort }}
        />
      </div>
      <Pages page={page} totalPages={Math.ceil((total ?? 0) / PER_PAGE)} />
      {details && (
        <BookingDrawer
          booking={details}
          timeZone={zone}
          {...{ places, decisions }}
          onClose={() => setOpened(null)}
        />
      )}
      <RejectDialog decisions={decisions} />
    </>
  );
}

/** A 404 of a page whose last requests were answered is no failure. */
const isStale = ({ staleFailure }: { staleFailure: Failure | null }) =>
  staleFailure !== null && staleFailure.code !== GONE;

function Pages({ page, totalPages }: { page: number; totalPages: number }) {
  const [params] = useSearchParams();
  return (
    <Pagination
      {...{ page, totalPages }}
      hrefOf={(to) => withPage(params, to)}
      renderLink={({ href, ...link }) => (
        <Link
          key={link['aria-label']}
          to={{ search: href }}
          state={keepFocus}
          preventScrollReset
          {...link}
        />
      )}
    />
  );
}

function FirstPage() {
  const [params] = useSearchParams();
  return <Navigate to={{ search: withPage(params, 1) }} replace state={keepFocus} />;
}

/** The last defined value: while a page loads, the total of the previous one stands in. */
function useLast(value: number | undefined): number | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
