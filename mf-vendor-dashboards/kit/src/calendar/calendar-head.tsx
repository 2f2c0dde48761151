import type { PracticeBookingsSort } from '@nukkad/platform/contract';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  Menu,
  PrintIcon,
  RetryIcon,
  Select,
} from '@nukkad/shared-ui';
import { memo, useEffect, useState } from 'react';
import { rangeWords } from '../common/week.model';
import { agoWords } from './schedule/calendar.model';
import styles from './schedule/calendar.module.css';
import { text } from './schedule/calendar.text';
import type { CalendarView } from './schedule/place';

type Sort = Extract<PracticeBookingsSort, 'time' | 'name' | 'status'>;

const sorts: readonly { value: Sort; label: string }[] = [
  { value: 'time', label: text.sorts.time },
  { value: 'name', label: text.sorts.name },
  { value: 'status', label: text.sorts.status },
];

interface Props {
  from: string;
  to: string;
  view: CalendarView;
  /** False while the shown calendar is being fetched again. */
  isFresh: boolean;
  sort: Sort;
  /** False without a list beside the calendar, since only that list is sorted. */
  hasSort: boolean;
  onTurn: (step: 1 | -1) => void;
  onToday: () => void;
  /** The three handlers must keep their identity, or the memoised tools render again. */
  onView: (view: CalendarView) => void;
  onSort: (sort: Sort) => void;
  onSave: (format: 'csv' | 'ics') => void;
}

/** Toolbar of the calendar: range, previous and next, view, sort order, print and export. */
export function CalendarHead(props: Props) {
  const { from, to, view, isFresh, sort, hasSort, onTurn, onToday, onView, onSort, onSave } = props;
  return (
    <div className={styles.bar}>
      <div className={styles.ways}>
        <div className={styles.turns}>
          {view === 'weekly' && (
            <span className={styles.turn}>
              <Button tone="ghost" aria-label={text.earlier} onClick={() => onTurn(-1)}>
                <ChevronLeftIcon size={20} />
              </Button>
            </span>
          )}
          <p className={styles.range} aria-live="polite">
            {rangeWords(from, to)}
          </p>
          {view === 'weekly' && (
            <span className={styles.turn}>
              <Button tone="ghost" aria-label={text.later} onClick={() => onTurn(1)}>
                <ChevronRightIcon size={20} />
              </Button>
            </span>
          )}
          <span className={styles.turn}>
            <Button tone="ghost" aria-label={text.today} onClick={onToday}>
              <RetryIcon size={20} />
            </Button>
          </span>
        </div>
        <Updated from={from} isFresh={isFresh} />
      </div>
      <Tools {...{ view, sort, hasSort, onView, onSort, onSave }} />
    </div>
  );
}

type ToolsProps = Pick<Props, 'view' | 'sort' | 'hasSort' | 'onView' | 'onSort' | 'onSave'>;

/** Memoised with props independent of the week, so that changing weeks does not render it again. */
const Tools = memo(function Tools({ view, sort, hasSort, onView, onSort, onSave }: ToolsProps) {
  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no fieldset */}
      <div className={styles.views} role="group" aria-label={text.view}>
        {(['monthly', 'weekly'] as const).map((each) => (
          <Button
            key={each}
            tone={each === view ? 'primary' : 'secondary'}
            aria-pressed={each === view}
            onClick={() => onView(each)}
          >
            {text[each]}
          </Button>
        ))}
      </div>
      {hasSort && (
        <Select
          label={text.sortBy}
          isAlwaysChosen
          options={sorts}
          value={sort}
          onChange={(next) => next !== null && onSort(next)}
        />
      )}
      <Button tone="secondary" aria-label={text.print} onClick={() => window.print()}>
        <PrintIcon size={20} />
      </Button>
      <Menu
        label={text.save}
        items={[
          { key: 'csv', label: text.csv, icon: <DownloadIcon size={20} /> },
          { key: 'ics', label: text.ics, icon: <DownloadIcon size={20} /> },
        ]}
        onChoose={(key) => onSave(key === 'csv' ? 'csv' : 'ics')}
      />
    </div>
  );
});

const TICK = 1_000;

/** Holds its own state, so that a refresh does not render the week beside it again. */
function Updated({ from, isFresh }: Pick<Props, 'from' | 'isFresh'>) {
  const at = useLastTime(isFresh, from);
  // The element stays while empty, to avoid a layout shift.
  return <span className={styles.updated}>{at !== null && <Ago key={at} at={at} />}</span>;
}

/** Time at which `isTrue` last became true for this key, in milliseconds; null before. */
function useLastTime(isTrue: boolean, key: string): number | null {
  const [last, setLast] = useState<{ key: string; time: number } | null>(null);
  useEffect(() => {
    if (isTrue) setLast({ key, time: Date.now() });
  }, [isTrue, key]);
  return last?.key === key ? last.time : null;
}

/** "updated 12 s ago", updated every second. */
function Ago({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return text.updated(agoWords(now - at));
}
