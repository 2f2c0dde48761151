import { keepFocus, Link, useSearchParams } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import {
  Chip,
  type ChipParts,
  ChipRow,
  EmptyState,
  FailurePanel,
  Loading,
  linkClass,
  NoResultsDrawing,
  Pagination,
  Skeleton,
} from '@nukkad/shared-ui';
import { useNow } from '../common/clock/use-now';
import * as common from '../common/common.text';
import { ComplaintCard } from '../common/complaints/complaint-card';
import { kinds } from '../common/complaints/kinds.text';
import { kindIn, namedIn, pageIn } from './complaints.model';
import styles from './complaints.module.css';
import { useComplaints, useNamed } from './complaints.queries';
import { text } from './complaints.text';

/** Public complaints, filtered by kind or officer from the address. */
export function List() {
  const [query] = useSearchParams();
  const kind = kindIn(query);
  const officerId = query.get('officerId') ?? query.get('officer');
  const to = (changes: Record<string, string | null>) => addressOf(query, changes);
  return (
    <section className={styles.list} aria-labelledby="view-complaints">
      <h2 id="view-complaints">{text.view}</h2>
      <p className={styles.muted}>{text.redacted}</p>
      <Kinds current={kind} to={(next) => to({ kind: next, page: null })} />
      {officerId !== null && <About query={query} all={to({ officer: null, officerId: null })} />}
      <Complaints
        wanted={{
          ...(officerId !== null && { officerId }),
          ...(kind !== null && { kind }),
          page: pageIn(query.get('page')),
        }}
        hrefOf={(page) => to({ page: page === 1 ? null : String(page) })}
      />
    </section>
  );
}

function Kinds({ current, to }: { current: string | null; to: (kind: string | null) => string }) {
  const link = (kind: string | null) => (parts: ChipParts) => (
    <Link to={to(kind)} state={keepFocus} {...parts} />
  );
  return (
    <ChipRow label={text.kinds}>
      {[null, ...Object.keys(kinds)].map((kind) => (
        <Chip key={kind ?? 'all'} isCurrent={kind === current} render={link(kind)}>
          {kind === null ? text.all : kinds[kind]}
        </Chip>
      ))}
    </ChipRow>
  );
}

function About({ query, all }: { query: URLSearchParams; all: string }) {
  const found = useNamed(namedIn(query));
  const name = found.state === 'ready' ? found.value[0]?.name : undefined;
  return (
    <p>
      {name !== undefined && `${text.onlyAbout(name)} `}
      <Link className={linkClass()} to={all} state={keepFocus}>
        {text.everyone}
      </Link>
    </p>
  );
}

interface ComplaintsProps {
  wanted: Parameters<typeof useComplaints>[0];
  hrefOf: (page: number) => string;
}

function Complaints({ wanted, hrefOf }: ComplaintsProps) {
  const now = useNow();
  const complaints = useComplaints(wanted);
  if (complaints.state === 'loading') {
    return (
      <Loading label={common.loading(text.what)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  if (complaints.state === 'failed') {
    const { failure, retry } = complaints;
    return <FailurePanel what={text.what} failure={failure} onRetry={retry} />;
  }
  const { complaints: some, total, page, totalPages } = complaints.value;
  if (total === 0) {
    return (
      <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} level={3} />
    );
  }
  return (
    <>
      <p className={styles.total} role="status">
        {text.total(formatCount(total))}
      </p>
      <ul>
        {some.map((complaint) => (
          <ComplaintCard key={complaint._id} complaint={complaint} now={now} isOfMany />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefOf={hrefOf}
        renderLink={({ href, ...link }) => <Link key={link['aria-label']} to={href} {...link} />}
      />
    </>
  );
}

function addressOf(query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `/complaints${next.size > 0 ? `?${next}` : ''}#view-complaints`;
}
