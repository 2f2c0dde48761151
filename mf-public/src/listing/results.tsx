import { Link, type Loaded, useFavourites, useLocation } from '@nukkad/platform';
import { limits, type VendorsAnswer } from '@nukkad/platform/contract';
import { Pagination } from '@nukkad/shared-ui';
import { FailurePanel } from '../common/failure-panel';
import type { Profession } from '../common/professions/profession';
import { StaleNotice } from '../common/stale-notice';
import { VendorList } from '../common/vendor-card/vendor-list';
import { VendorListSkeleton } from '../common/vendor-card/vendor-list-skeleton';
import type { Filtering } from './filters/filtering';
import { countWords, type Noun } from './listing.model';
import { changed, writeQuery } from './listing.query.model';
import { text } from './listing.text';
import { BeyondTheEnd, type LastWay, Nobody, NobodyLiked, UnknownChoice } from './nothing-here';
import styles from './results.module.css';

export interface ResultsProps {
  noun: Noun;
  /** Whose list it is; null where everybody has a profession of their own. */
  profession: Profession | null;
  vendors: Loaded<VendorsAnswer>;
  filtering: Filtering;
  city: string;
  /** Where to go when there is nobody, whatever is taken away. */
  lastWay: LastWay;
  onReveal: (vendorId: string) => Promise<string>;
}

export function Results(props: ResultsProps) {
  const { noun, vendors, filtering } = props;
  const isThere = vendors.state === 'ready' && vendors.value.total > 0;
  const count = isThere
    ? text.countIn(countWords(vendors.value, noun), filtering.place)
    : text.results;
  return (
    <section className={styles.results} aria-label={text.results}>
      <h2 className={isThere ? styles.count : 'nk-visually-hidden'}>{count}</h2>
      <p role="status" className="nk-visually-hidden">
        {isThere && count}
      </p>
      <People {...props} />
    </section>
  );
}

/** The place of results whose category is not known yet. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.results}>
      <p className={styles.count} />
      <VendorListSkeleton label={label} />
    </div>
  );
}

function People({ noun, profession, vendors, filtering, city, lastWay, onReveal }: ResultsProps) {
  const { pathname, search } = useLocation();
  const liked = useFavourites();
  const { query } = filtering;
  if (query.isLiked && liked.length === 0) return <NobodyLiked noun={noun} query={query} />;
  if (vendors.state === 'loading') return <VendorListSkeleton label={text.loading(noun.many)} />;
  if (vendors.state === 'failed') {
    const { failure, retry } = vendors;
    if (failure.code === 'page-out-of-range') return <BeyondTheEnd query={query} />;
    if (failure.status === 422 || failure.status === 404) return <UnknownChoice query={query} />;
    return <FailurePanel what={noun.many} failure={failure} onRetry={retry} />;
  }
  const { value, isRefreshing, staleFailure, retry } = vendors;
  if (value.total === 0) {
    return <Nobody noun={noun} filtering={filtering} city={city} lastWay={lastWay} />;
  }
  return (
    <>
      {staleFailure !== null && <StaleNotice what={noun.many} onRetry={retry} />}
      <VendorList
        vendors={value.vendors}
        profession={profession}
        from={pathname + search}
        isBusy={isRefreshing}
        onReveal={onReveal}
      />
      <Pagination
        page={query.page}
        totalPages={Math.min(value.totalPages, limits.deepestPage)}
        hrefOf={(page) => pathname + writeQuery(changed(query, { page }))}
        renderLink={({ href, ...link }) => <Link key={link['aria-label']} to={href} {...link} />}
      />
    </>
  );
}
