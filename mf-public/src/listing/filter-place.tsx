import { LazyPart } from '../common/lazy-part';
import type { FilterHeadProps } from './filters/filter-head';
import styles from './listing.module.css';
import { isNarrowed } from './listing.query.model';

const load = () => import('./filters/filter-head');

interface Props extends FilterHeadProps {
  /** People, or why there are none, have been shown: now there is time for the rest. */
  isReady: boolean;
}

/** The place of the filters; on a phone it stays in sight. */
export function FilterPlace({ isReady, ...head }: Props) {
  return (
    <div className={styles.filters}>
      {isReady && (
        <LazyPart load={load} what="filters">
          {({ FilterHead }) => <FilterHead {...head} />}
        </LazyPart>
      )}
    </div>
  );
}

/** The place of what narrows the list now. */
export function AppliedPlace({ isReady, ...head }: Props) {
  const { query, isSearch } = head;
  if (!isNarrowed(isSearch ? { ...query, term: '' } : query)) return null;
  return (
    <div className={styles.applied}>
      {isReady && (
        <LazyPart load={load} what="filters">
          {({ AppliedHead }) => <AppliedHead {...head} />}
        </LazyPart>
      )}
    </div>
  );
}
