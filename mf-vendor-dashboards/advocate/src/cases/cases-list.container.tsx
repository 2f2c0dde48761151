import { keepFocus, useLocation, useNavigate, useSearchParams } from '@nukkad/platform';
import type { CasesAnswer, CasesQuery, CasesSort } from '@nukkad/platform/contract';
import { EmptyState, NoResultsDrawing, type Sorting, Table } from '@nukkad/shared-ui';
import { AsyncView, PageLinks, usePracticeZone } from '@nukkad/vendor-kit';
import { columnsOf } from './case-columns';
import { CaseFilters } from './case-filters';
import { type CasesChange, queryOf, searchOf } from './cases.model';
import styles from './cases.module.css';
import { text } from './cases.text';
import { useCases } from './record/cases.queries';

/** List of cases; search, order and page are in the URL. */
export function CasesList() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = queryOf(params);
  const ask = (change: CasesChange) =>
    navigate({ search: searchOf(query, change) }, { state: keepFocus });
  return (
    <div className={styles.list}>
      <CaseFilters key={query.q ?? ''} query={query} onAsk={ask} />
      <AsyncView what={text.what} loaded={useCases(query)} lines={10}>
        {(answer) => <Cases answer={answer} query={query} onAsk={ask} />}
      </AsyncView>
    </div>
  );
}

interface Props {
  answer: CasesAnswer;
  query: CasesQuery;
  onAsk: (change: CasesChange) => void;
}

function Cases({ answer: { cases, page, totalPages }, query, onAsk }: Props) {
  const zone = usePracticeZone();
  const { pathname } = useLocation();
  const isNarrowed = query.q !== undefined || query.outcome !== undefined;
  if (cases.length === 0 && !isNarrowed) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <>
      <Table
        caption={text.caption}
        columns={columnsOf(pathname, zone)}
        rows={cases}
        rowKey={({ _id }) => _id}
        empty={text.noneFound}
        sorting={sortingOf(query)}
        onSort={({ column, direction }) =>
          onAsk({
            sort: column as CasesSort,
            direction: direction === 'ascending' ? 'asc' : 'desc',
          })
        }
      />
      <PageLinks
        page={page}
        totalPages={totalPages}
        hrefOf={(target) => pathname + searchOf(query, { page: target })}
      />
    </>
  );
}

function sortingOf({ sort, direction }: CasesQuery): Sorting<CasesSort> | undefined {
  if (sort === undefined) return undefined;
  return { column: sort, direction: direction === 'desc' ? 'descending' : 'ascending' };
}
