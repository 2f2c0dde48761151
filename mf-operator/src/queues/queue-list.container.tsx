import { keepFocus, Link, useNavigate, useSearchParams } from '@nukkad/platform';
import type { QueueAnswer, QueueName, QueueState } from '@nukkad/platform/contract';
import { Button, buttonClass, ChipGroup, EmptyState, NoResultsDrawing } from '@nukkad/shared-ui';
import { AsyncView, PageLinks, RoomPage, SearchBox } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { searchWith } from '../common/address.model';
import { queueWords } from '../common/words.text';
import { BulkBar, type Outcome } from './bulk-bar.container';
import { EntriesTable } from './entries-table';
import { OutcomeNotice } from './outcome-notice';
import { bulkOffers, chosenOn, type QueueQuery, queryIn, toggled } from './queues.model';
import styles from './queues.module.css';
import { useQueue } from './queues.queries';
import { text } from './queues.text';

type Go = (changes: Record<string, string | null>, how?: { replace: boolean }) => void;

const states = (['waiting', 'settled'] as const).map((value) => ({
  value,
  label: text.states[value],
}));

const GONE = 'page-out-of-range';

/** The cases of a queue: search, state and page are in the address. */
export function QueueList({ queue }: { queue: QueueName }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const go: Go = (changes, how) =>
    navigate({ search: searchWith(params, changes) }, { ...how, state: keepFocus });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const query = queryIn(params);
  const cases = useQueue(queue, query);
  const isGone = cases.state === 'failed' && cases.failure.code === GONE;
  const count = cases.state === 'ready' ? cases.value.total : undefined;
  return (
    <RoomPage title={queueWords[queue].title} count={count}>
      <div className={styles.filters}>
        <SearchBox
          label={text.search}
          placeholder={text.searchPlaceholder}
          q={query.q}
          onSearch={(q) => go({ q }, { replace: true })}
        />
        <ChipGroup<QueueState>
          label={text.show}
          options={states}
          selection="single"
          selected={query.state}
          isRequired
          onSelect={(state) => go({ state: state === 'settled' ? state : null })}
        />
      </div>
      <OutcomeNotice queue={queue} outcome={outcome} />
      {isGone ? (
        <PageGone />
      ) : (
        <AsyncView what={queueWords[queue].many} loaded={cases}>
          {(answer) => (
            // Remount for another list, to clear the selection.
            <List
              key={`${query.state} ${query.q} ${query.page}`}
              {...{ queue, query, answer, params, go }}
              onOutcome={setOutcome}
            />
          )}
        </AsyncView>
      )}
    </RoomPage>
  );
}

function PageGone() {
  const [params] = useSearchParams();
  return (
    <EmptyState title={text.pageGone} why={text.pageGoneWhy}>
      <Link
        className={buttonClass({ tone: 'secondary' })}
        to={{ search: searchWith(params, { page: null }) }}
      >
        {text.firstPage}
      </Link>
    </EmptyState>
  );
}

interface ListProps {
  queue: QueueName;
  query: QueueQuery;
  answer: QueueAnswer;
  params: URLSearchParams;
  go: Go;
  onOutcome: (outcome: Outcome) => void;
}

function List({ queue, query, answer, params, go, onOutcome }: ListProps) {
  const { entries, page, totalPages } = answer;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  if (entries.length === 0) return <Nothing {...{ queue, query, go }} />;
  const chosen = chosenOn(entries, marked);
  const isBulk = query.state === 'waiting' && bulkOffers[queue].length > 0;
  return (
    <>
      {isBulk && (
        <BulkBar
          {...{ queue, entries, chosen, onOutcome }}
          onChoose={(ids) => setMarked(new Set(ids))}
        />
      )}
      <EntriesTable
        {...{ queue, entries }}
        searchOf={(id) => searchWith(params, { case: id })}
        chosen={isBulk ? marked : null}
        onChoose={(id, isChosen) => setMarked(toggled(marked, id, isChosen))}
      />
      <PageLinks
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => searchWith(params, { page: String(to) })}
      />
    </>
  );
}

function Nothing({ queue, query: { q, state }, go }: Pick<ListProps, 'queue' | 'query' | 'go'>) {
  const drawing = <NoResultsDrawing />;
  if (q === '') {
    const isWaiting = state === 'waiting';
    const title = isWaiting ? text.none(queue) : text.nothingSettled(queue);
    const why = isWaiting ? text.noneWhy(queue) : text.nothingSettledWhy;
    return <EmptyState {...{ title, why, drawing }} />;
  }
  return (
    <EmptyState {...{ drawing }} title={text.nothingFound(queue)} why={text.nothingFoundWhy}>
      <Button tone="secondary" onClick={() => go({ q: null, state: null })}>
        {text.showAll}
      </Button>
    </EmptyState>
  );
}
