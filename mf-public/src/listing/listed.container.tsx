import type { Loaded } from '@nukkad/platform';
import type { GeoPlace, VendorsAnswer } from '@nukkad/platform/contract';
import { LazyPart } from '@nukkad/shared-ui';
import { revealContact } from '../common/actions/contact.queries';
import { RenderWhenVisible } from '../common/page/render-when-visible';
import type { Profession } from '../common/professions/profession';
import { AppliedPlace, FilterPlace } from './filters/filter-place';
import styles from './listing.module.css';
import { text } from './listing.text';
import { countWords, type Noun, wayToEveryone } from './query/listing.model';
import type { PlaceOfList } from './query/listing.place.model';
import { useHasNoFavourites, useQuery } from './query/listing.queries';
import { Results, ResultsSkeleton } from './results/results.container';

const loadAside = () => import('./aside/aside.container');
const loadOtherProfessions = () => import('./results/other-professions.container');

interface Props {
  profession: Profession;
  vendors: Loaded<VendorsAnswer>;
  /** Slug of a speciality; null for all. */
  spec: string | null;
  noun: Noun;
  /** The list's place, with the fallback if the address names none. */
  place: PlaceOfList;
  header: GeoPlace;
  /** Results, or the reason for none, are on show: load the rest. */
  hasContent: boolean;
}

/** Filters, results and aside of a listing. */
export function ListedScreen({
  profession,
  vendors,
  spec,
  noun,
  place,
  header,
  hasContent,
}: Props) {
  const query = useQuery();
  const answer = vendors.state === 'ready' ? vendors.value : null;
  const { filters, sorts, actions } = profession.page;
  const hasNoFavourites = useHasNoFavourites(query);
  const isCounted = vendors.state === 'ready' && !vendors.isRefreshing;
  const counted = isCounted ? countWords(vendors.value, noun) : null;
  const head = {
    isReady: hasContent,
    query,
    facets: answer?.facets ?? null,
    filters,
    sorts,
    place: place.name,
    count: hasNoFavourites ? text.count('0', noun.many) : counted,
  };
  return (
    <>
      {filters.length > 0 && <FilterPlace {...head} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {filters.length > 0 && <AppliedPlace {...head} />}
          {query.term !== '' && answer && (
            <LazyPart load={loadOtherProfessions} what={text.results}>
              {({ OtherProfessions }) => (
                <OtherProfessions
                  profession={profession}
                  term={query.term}
                  place={header}
                  total={answer.total}
                />
              )}
            </LazyPart>
          )}
          <Results
            noun={noun}
            profession={profession}
            vendors={vendors}
            query={query}
            place={place}
            topic={{ profession: profession.slug, spec, label: noun.many }}
            lastWay={wayToEveryone(profession)}
            onReveal={revealContact}
          />
        </div>
        <aside
          className={styles.aside}
          aria-label={text.beside}
          data-has-booking={actions.includes('book') || undefined}
        >
          {hasContent && (
            <RenderWhenVisible className={styles.asideRoom}>
              <LazyPart load={loadAside} what={text.asidePart}>
                {({ Aside }) => <Aside profession={profession} spec={spec} place={place} />}
              </LazyPart>
            </RenderWhenVisible>
          )}
        </aside>
      </div>
    </>
  );
}

/** Placeholders while the list's subject is unknown. */
export function ListedPlaces({ profession }: Pick<Props, 'profession'>) {
  return (
    <>
      {profession.page.filters.length > 0 && <div className={styles.filters} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ResultsSkeleton label={text.loading(profession.many)} />
        </div>
      </div>
    </>
  );
}
