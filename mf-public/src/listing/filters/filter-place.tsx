import { LazyPart } from '@nukkad/shared-ui';
import styles from '../listing.module.css';
import { isNarrowed } from '../query/listing.query.model';
import type { FilterHeadProps } from './filter-head';

const load = () => import('./filter-head');

interface Props extends FilterHeadProps {
  /** Results, or the reason for none, are on show: load the rest. */
  isReady: boolean;
}

/** Placeholder of the filters; sticky on a phone. */
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

/** Placeholder of the applied filters. */
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
