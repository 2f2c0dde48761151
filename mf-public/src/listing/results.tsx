import { Link, type Loaded, useLocation } from '@nukkad/platform';
import { limits, type VendorsAnswer } from '@nukkad/platform/contract';
import { Pagination } from '@nukkad/shared-ui';
import { withQuery } from '../common/address';
import { FailurePanel } from '../common/failure-panel';
import type { Profession } from '../common/professions/profession';
import { StaleNotice } from '../common/stale-notice';
import { VendorList } from '../common/vendor-card/vendor-list';
import { VendorListSkeleton } from '../common/vendor-card/vendor-list-skeleton';
import { rangeOf } from './listing.model';
import { text } from './listing.text';
import { BeyondTheEnd, Nobody } from './nothing-here';
import styles from './results.module.css';

interface Props {
  profession: Profession;
  vendors: Loaded<VendorsAnswer>;
  /** The page asked for, which the answer may not be of yet. */
  page: number;
}

export function Results({ profession, vendors, page }: Props) {
  const isThere = vendors.state === 'ready' && vendors.value.total > 0;
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results" className="nk-visually-hidden">
        {text.results}
      </h2>
      <p role="status" className={styles.summary}>
        {isThere && summaryOf(vendors.value, profession)}
      </p>
      <People profession={profession} vendors={vendors} page={page} />
    </section>
  );
}

/** The place of results whose category is not known yet. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.results}>
      <p className={styles.summary} />
      <VendorListSkeleton label={label} />
    </div>
  );
}

function People({ profession, vendors, page }: Props) {
  const { pathname, search } = useLocation();
  if (vendors.state === 'loading') {
    return <VendorListSkeleton label={text.loading(profession.many)} />;
  }
  if (vendors.state === 'failed') {
    const { failure, retry } = vendors;
    if (failure.code === 'page-out-of-range') return <BeyondTheEnd page={page} search={search} />;
    return <FailurePanel what={profession.many} failure={failure} onRetry={retry} />;
  }
  const { value, isRefreshing, staleFailure, retry } = vendors;
  if (value.total === 0) return <Nobody profession={profession} />;
  return (
    <>
      {staleFailure !== null && <StaleNotice what={profession.many} onRetry={retry} />}
      <VendorList
        vendors={value.vendors}
        profession={profession}
        from={pathname + search}
        isBusy={isRefreshing && value.page !== page}
      />
      <Pagination
        page={page}
        totalPages={Math.min(value.totalPages, limits.deepestPage)}
        hrefOf={(target) =>
          pathname + withQuery(search, { page: target === 1 ? null : String(target) })
        }
        renderLink={({ href, ...link }) => <Link key={link['aria-label']} to={href} {...link} />}
      />
    </>
  );
}

function summaryOf(answer: VendorsAnswer, { one, many }: Profession): string {
  if (answer.total === 1) return text.onlyOne(one);
  const { first, last } = rangeOf(answer);
  const [from, to, total] = [first, last, answer.total].map((number) =>
    number.toLocaleString('en-IN'),
  );
  return text.summary(from ?? '', to ?? '', total ?? '', many);
}
