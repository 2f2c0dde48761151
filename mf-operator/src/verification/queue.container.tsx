import { Link } from '@nukkad/platform';
import type { VerificationEntry, VerificationsAnswer } from '@nukkad/platform/contract';
import {
  buttonClass,
  type Column,
  EmptyState,
  linkClass,
  NoResultsDrawing,
  Table,
} from '@nukkad/shared-ui';
import {
  AsyncView,
  PageLinks,
  RelativeTime,
  RoomPage,
  useDashboard,
  useNow,
} from '@nukkad/vendor-kit';
import { spaced } from '../common/words.model';
import { pagesOf } from './verification.model';
import { useQueue } from './verification.queries';
import { text } from './verification.text';

/** Vendors waiting for verification, longest first. */
export function Queue({ page }: { page: number }) {
  const queue = useQueue(page);
  const isGone = queue.state === 'failed' && queue.failure.code === GONE;
  const count = queue.state === 'ready' ? queue.value.total : undefined;
  return (
    <RoomPage title={text.room} count={count}>
      {isGone ? (
        <PageGone />
      ) : (
        <AsyncView what={text.queue} loaded={queue}>
          {(answer) => <Entries {...answer} page={page} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

const GONE = 'page-out-of-range';

/** Shown when the last page's entries have been decided meanwhile. */
function PageGone() {
  const { roomAddress } = useDashboard();
  return (
    <EmptyState title={text.pageGone} why={text.pageGoneWhy}>
      <Link className={buttonClass({ tone: 'secondary' })} to={roomAddress('verification')}>
        {text.firstPage}
      </Link>
    </EmptyState>
  );
}

function Entries({ entries, total, page }: VerificationsAnswer & { page: number }) {
  const { roomAddress } = useDashboard();
  const now = useNow();
  if (total === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  const addressOf = (vendorId: string) =>
    roomAddress('verification', { practice: vendorId, page: `${page}` });
  return (
    <>
      <Table
        caption={text.caption}
        columns={columnsOf(addressOf, now)}
        rows={entries}
        rowKey={({ vendorId }) => vendorId}
      />
      <PageLinks
        page={page}
        totalPages={pagesOf(total)}
        hrefOf={(to) => roomAddress('verification', { page: `${to}` })}
      />
    </>
  );
}

function columnsOf(
  addressOf: (vendorId: string) => string,
  now: Date,
): readonly Column<VerificationEntry>[] {
  return [
    {
      key: 'name',
      header: text.columns.name,
      cell: ({ vendorId, name }) => (
        <Link className={linkClass({ isStandalone: true })} to={addressOf(vendorId)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'profession',
      header: text.columns.profession,
      cell: ({ profession }) => spaced(profession),
    },
    {
      key: 'waiting',
      header: text.columns.waiting,
      cell: ({ submittedAt }) => <RelativeTime at={submittedAt} now={now} />,
    },
    {
      key: 'documents',
      header: text.columns.documents,
      align: 'end',
      cell: ({ credentials }) => credentials,
    },
  ];
}
