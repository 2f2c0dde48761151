import type { Faq, GeoPlace } from '@nukkad/platform/contract';
import { revealContact } from '../common/contact.data';
import { LazyPart } from '../common/lazy-part';
import { Near } from '../common/near';
import type { Profession } from '../common/professions/profession';
import { AppliedFilters } from './filters/applied-filters';
import { FilterBar } from './filters/filter-bar';
import { type Filtering, useChange, useDistance } from './filters/filtering';
import { useQuery, useVendors } from './listing.data';
import { countWords, type Noun, specOfEveryone } from './listing.model';
import styles from './listing.module.css';
import { readQuery, writeQuery } from './listing.query.model';
import { text } from './listing.text';
import { Results } from './results';

const loadAside = () => import('./aside/aside.screen');
const loadElsewhere = () => import('./elsewhere/elsewhere.screen');

interface Props {
  profession: Profession;
  categoryId: string;
  /** Slug of a speciality; null for everyone. */
  spec: string | null;
  noun: Noun;
  /** The place that is looked around, and where to look if the address does not say. */
  place: { name: string; city: string };
  header: GeoPlace;
  onFaq: (faq: Faq[]) => void;
}

/** The filters of a listing, its people, and what stands beside them. */
export function ListedScreen({ profession, categoryId, spec, noun, place, header, onFaq }: Props) {
  const query = useQuery();
  const vendors = useVendors(categoryId, spec, { query, place: header });
  const change = useChange();
  const distance = useDistance(query, place.name, change);
  const answer = vendors.state === 'ready' ? vendors.value : null;
  const { filters, sorts } = profession.page;
  const filtering: Filtering = {
    query,
    facets: answer?.facets ?? null,
    filters,
    sorts,
    isSearch: false,
    place: place.name,
    change,
    distance,
  };
  const isCounted = vendors.state === 'ready' && !vendors.isRefreshing;
  return (
    <>
      {filters.length > 0 && (
        <FilterBar
          filtering={filtering}
          count={isCounted ? countWords(vendors.value, noun) : null}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <AppliedFilters filtering={filtering} />
          {query.term !== '' && answer && (
            <LazyPart load={loadElsewhere} what={text.results}>
              {({ Screen: Elsewhere }) => (
                <Elsewhere
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
            filtering={filtering}
            city={place.city}
            lastWay={{
              to:
                profession.listing +
                writeQuery({ ...readQuery(''), spec: specOfEveryone(profession) }),
              label: text.seeEveryone(profession.many),
            }}
            onReveal={revealContact}
          />
        </div>
        <aside className={styles.aside} aria-label={text.beside}>
          <Near className={styles.asideRoom}>
            <LazyPart load={loadAside} what={text.asidePart}>
              {({ Screen: Aside }) => (
                <Aside profession={profession} spec={spec} place={place} onFaq={onFaq} />
              )}
            </LazyPart>
          </Near>
        </aside>
      </div>
    </>
  );
}
