import { Link, useLocality } from '@nukkad/platform';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Card, Skeleton, stretchedLinkClass } from '@nukkad/shared-ui';
import { CardPlaces } from '../../../common/cards/card-places';
import cards from '../../../common/cards/cards.module.css';
import * as common from '../../../common/common.text';
import { Collection } from '../../../common/page/collection';
import { recentSearches } from '../../search/recent-searches.store';
import { searchAddress } from '../../search/search.model';
import { Section } from '../section';
import styles from '../sections.module.css';
import { useMostViewed, useStates, useTrending } from '../sections.queries';
import { text } from '../sections.text';
import { Tiles } from './tiles';
import { ViewedCard } from './viewed-card';

/** Two rows of three on wide screens. */
const MOST_VIEWED = 6;

export function Searches() {
  const { place } = useLocality();
  return (
    <Section id="searches" title={text.searches} lead={text.searchesLead}>
      <Collection
        what={text.searchesName}
        items={useTrending()}
        waiting={<Skeleton shape="text" lines={3} />}
        nothing={{ title: text.noSearches, why: text.noSearchesWhy }}
      >
        {(terms) => (
          <ul className={styles.chips}>
            {terms.map((term) => (
              <li key={term}>
                <Link
                  className={styles.chip}
                  to={searchAddress(term, '', place) ?? '/engineers'}
                  onClick={() => recentSearches.record(term)}
                >
                  <span lang={langOf(localName(term))}>{localName(term)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}

export function Locations() {
  return (
    <Section id="locations" title={text.locations} lead={text.locationsLead}>
      <Collection
        what={text.locationsName}
        items={useStates()}
        waiting={<Tiles count={4} />}
        nothing={{ title: text.noLocations, why: text.noLocationsWhy }}
      >
        {(states) => (
          <ul className={styles.tiles}>
            {states.map(({ slug, name, cities, vendors }) => (
              <Card as="li" key={slug} className={styles.tile}>
                <h3 className={styles.tileName}>
                  <Link className={stretchedLinkClass} to={`/states/${encodeURIComponent(slug)}`}>
                    {localName(name)}
                  </Link>
                </h3>
                <p className={styles.tileCount}>
                  {text.cities(formatCount(cities), cities === 1)} · {formatCount(vendors)}{' '}
                  {common.professional(vendors)}
                </p>
              </Card>
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}

export function MostViewed() {
  return (
    <Section id="most-viewed" title={text.mostViewed} lead={text.mostViewedLead}>
      <Collection
        what={text.mostViewedName}
        items={useMostViewed()}
        waiting={<CardPlaces count={MOST_VIEWED} isProfile isShelf />}
        nothing={{ title: text.noMostViewed, why: text.noMostViewedWhy }}
      >
        {(vendors) => (
          <ul className={cards.shelf}>
            {vendors.slice(0, MOST_VIEWED).map((vendor) => (
              <ViewedCard key={vendor._id} vendor={vendor} />
            ))}
          </ul>
        )}
      </Collection>
    </Section>
  );
}
