import { Link, type Loaded, useIsAhead, useLocality, useLocation } from '@nukkad/platform';
import { limits, type VendorsAnswer } from '@nukkad/platform/contract';
import { FailurePanel, LazyPart, Pagination, StaleNotice } from '@nukkad/shared-ui';
import type { Profession } from '../../common/professions/profession';
import { VendorList } from '../../common/vendor-card/vendor-list';
import { VendorListSkeleton } from '../../common/vendor-card/vendor-list-skeleton';
import { text } from '../listing.text';
import type { ListedTopic } from '../nobody-yet/nobody-yet.container';
import type { Noun } from '../query/listing.model';
import { countInPlace, isBeyond, namesPlace, type PlaceOfList } from '../query/listing.place.model';
import { type ListSubject, useHasNoFavourites } from '../query/listing.queries';
import { changed, type ListingQuery, writeQuery } from '../query/listing.query.model';
import { Nothing } from './nothing';
import type { LastWay } from './nothing-here.container';
import styles from './results.module.css';
import { ViewSwitch } from './view-switch';

const loadLikedHere = () => import('./liked-here');
const loadMap = () => import('../map/listing-map.container');

export interface ResultsProps {
  noun: Noun;
  /** The list's profession; null for a mixed list. */
  profession: Profession | null;
  vendors: Loaded<VendorsAnswer>;
  query: ListingQuery;
  /** The list consists of search results. */
  isSearch?: boolean;
  /** The searched place, and its city. */
  place: PlaceOfList;
  /** Topic of the list; left out or null when none is known. */
  topic?: ListedTopic | null;
  /** Link when no filter is left to remove. */
  lastWay: LastWay;
  onReveal: (vendorId: string) => Promise<string>;
}

export function Results(props: ResultsProps) {
  const { noun, vendors, place, query } = props;
  const hasNoFavourites = useHasNoFavourites(query);
  // The previous query's answer stays cached, but is not filtered by favourites.
  const isThere = !hasNoFavourites && vendors.state === 'ready' && vendors.value.total > 0;
  return (
    <section className={styles.results} aria-label={text.results}>
      <div className={isThere ? styles.head : undefined}>
        {/* The heading is what is announced: said apart from it, a count would be read twice. */}
        <div role="status" className={isThere ? styles.told : undefined}>
          {isThere && (
            <h2 className={styles.count}>{countInPlace(vendors.value, noun, place, query)}</h2>
          )}
        </div>
        {isThere ? (
          <ViewSwitch query={query} />
        ) : (
          <h2 className="nk-visually-hidden">{text.results}</h2>
        )}
      </div>
      {query.isLiked && (
        <LazyPart load={loadLikedHere} what={text.results}>
          {({ LikedHere }) => <LikedHere />}
        </LazyPart>
      )}
      <People {...props} hasNoFavourites={hasNoFavourites} />
    </section>
  );
}

/** Placeholder of results while the category is unknown. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.results}>
      <p className={styles.count} />
      <VendorListSkeleton label={label} />
    </div>
  );
}

function People({ hasNoFavourites, ...props }: ResultsProps & { hasNoFavourites: boolean }) {
  const { noun, profession, vendors, query, isSearch = false, place, topic = null } = props;
  const { lastWay, onReveal } = props;
  const { pathname, search } = useLocation();
  const isAhead = useIsAhead();
  const nothing = { noun, query, isSearch, place, topic, lastWay };
  if (hasNoFavourites) return <Nothing why="nobody-liked" {...nothing} />;
  if (vendors.state === 'loading') return <VendorListSkeleton label={text.loading(noun.many)} />;
  if (vendors.state === 'failed') {
    const { failure, retry } = vendors;
    if (failure.code === 'page-out-of-range') return <Nothing why="beyond" {...nothing} />;
    if (failure.status === 422 || failure.status === 404) {
      return <Nothing why="unknown" {...nothing} />;
    }
    return <FailurePanel what={noun.many} failure={failure} onRetry={retry} />;
  }
  const { value, isRefreshing, staleFailure, retry } = vendors;
  if (value.total === 0) return <Nothing why="nobody" {...nothing} facets={value.facets} />;
  // Positions on the screen cannot stand in HTML: a page rendered ahead has the list.
  if (query.isMap && !isAhead) {
    return <OnMap {...{ noun, query, place, subject: isSearch ? null : topic, answer: value }} />;
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

interface OnMapProps extends Pick<ResultsProps, 'noun' | 'query' | 'place'> {
  subject: ListSubject | null;
  answer: VendorsAnswer;
}

function OnMap({ noun, query, place, subject, answer }: OnMapProps) {
  const isElsewhere = isBeyond(answer, place.city);
  const centre = isElsewhere ? null : (query.point ?? answer.place?.point ?? null);
  const isPlaceInWords = namesPlace(answer, query, useLocality().place.slug);
  const shown = { query, subject, centre, many: noun.many, isPlaceInWords };
  const key = JSON.stringify([centre, query.radius, query.term]);
  return (
    <LazyPart load={loadMap} what={text.map}>
      {({ ListingMap }) => (
        <ListingMap key={key} {...shown} place={isElsewhere ? null : place.name} />
      )}
    </LazyPart>
  );
}
