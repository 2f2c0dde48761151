import { keepFocus, Link, useNavigate, useSearchParams } from '@nukkad/platform';
import type { AuditAnswer, AuditEntry } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  Button,
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
  pageIn,
  RoomPage,
  SearchBox,
  useDashboard,
} from '@nukkad/vendor-kit';
import { searchWith, soughtIn } from '../common/address.model';
import { roomOf } from '../common/rooms.model';
import { actionWords, isQueue, subjectWords } from '../common/words.model';
import styles from './audit.module.css';
import { useAudit } from './audit.queries';
import { text } from './audit.text';

const GONE = 'page-out-of-range';

/** Audit log: read only, with search and pages. */
export function Screen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const q = soughtIn(params);
  const log = useAudit(q, pageIn(params.get('page')));
  const isGone = log.state === 'failed' && log.failure.code === GONE;
  const search = (words: string) =>
    navigate({ search: searchWith(params, { q: words }) }, { replace: true, state: keepFocus });
  return (
    <RoomPage title={text.title}>
      <p className={styles.muted}>{text.why}</p>
      <SearchBox label={text.search} placeholder={text.placeholder} q={q} onSearch={search} />
      {isGone ? (
        <EmptyState title={text.pageGone} why={text.pageGoneWhy}>
          <Link
            className={buttonClass({ tone: 'secondary' })}
            to={{ search: searchWith(params, { page: null }) }}
          >
            {text.firstPage}
          </Link>
        </EmptyState>
      ) : (
        <AsyncView what={text.what} loaded={log} lines={12}>
          {(answer) => <Entries {...{ answer, params, q }} onShowAll={() => search('')} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

interface EntriesProps {
  answer: AuditAnswer;
  params: URLSearchParams;
  q: string;
  onShowAll: () => void;
}

function Entries({ answer: { entries, page, totalPages }, params, q, onShowAll }: EntriesProps) {
  const drawing = <NoResultsDrawing />;
  if (entries.length === 0 && q === '') {
    return <EmptyState {...{ drawing }} title={text.none} why={text.noneWhy} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState {...{ drawing }} title={text.nothingFound} why={text.nothingFoundWhy}>
        <Button tone="secondary" onClick={onShowAll}>
          {text.showAll}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption={text.caption} columns={columns} rows={entries} rowKey={({ _id }) => _id} />
      <PageLinks
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => searchWith(params, { page: String(to) })}
      />
    </>
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { key: 'what', header: text.columns.what, cell: ({ action }) => actionWords(action) },
  { key: 'of', header: text.columns.of, cell: (entry) => <Subject entry={entry} /> },
  { key: 'by', header: text.columns.by, cell: ({ by }) => by },
  { key: 'when', header: text.columns.when, cell: ({ time }) => formatDateTime(time) },
  {
    key: 'reason',
    header: text.columns.reason,
    cell: ({ reason }) => <span className={styles.words}>{reason ?? text.noReason}</span>,
  },
];

/** Subject of the action, linked if it is a case. */
function Subject({ entry: { subject, subjectId, title } }: { entry: AuditEntry }) {
  const { roomAddress } = useDashboard();
  const name = subject === 'verifications' ? 'practice' : 'case';
  const address = isQueue(subject) ? roomAddress(roomOf(subject), { [name]: subjectId }) : null;
  return (
    <span className={styles.words}>
      {address === null ? (
        title
      ) : (
        <Link className={linkClass({ isStandalone: true })} to={address}>
          {title}
        </Link>
      )}
      <span className={styles.kind}>{subjectWords(subject)}</span>
    </span>
  );
}
