import { useEndpoint, useIsAhead, useLocality, usePage } from '@nukkad/platform';
import { localName } from '@nukkad/platform/names';
import { Container, LazyPart, Skeleton } from '@nukkad/shared-ui';
import { breadcrumbData } from '../../common/page/breadcrumb-data';
import { Collection } from '../../common/page/collection';
import { useOrigin } from '../../common/page/origin';
import page from '../../common/page/page.module.css';
import type { Profession } from '../../common/professions/profession';
import { ListingHead } from '../head/listing-head';
import { text as listing } from '../listing.text';
import { trailOf } from '../query/listing.model';
import { useQuery } from '../query/listing.queries';
import { ViewSwitch } from '../results/view-switch';
import { OfficeCard } from './office-card';
import styles from './offices.module.css';
import { text } from './offices.text';

const loadMap = () => import('../map/offices-map.container');

const EXPECTED = 10;
const places = Array.from({ length: EXPECTED }, (_, place) => `place ${place}`);

/** Government offices, each with its departments; on a map, whose departments are where. */
export function Offices({ profession }: { profession: Profession }) {
  const offices = useEndpoint('getGovOffices');
  const origin = useOrigin();
  const query = useQuery();
  const isAhead = useIsAhead();
  const heading = profession.heading(null, '');
  const { place } = useLocality();
  const trail = trailOf(profession, null, heading, localName(place.city));
  usePage({
    title: heading,
    description: text.description,
    canonical: profession.listing,
    data: [breadcrumbData(origin, trail)],
  });
  return (
    <Container className={page.page}>
      <ListingHead profession={profession} heading={heading} trail={trail} />
      <Collection
        what={text.offices}
        items={offices}
        nothing={{ title: text.none, why: text.noneWhy }}
        waiting={
          <div className={styles.found}>
            <div className={styles.ways} />
            <div className={styles.offices}>
              {places.map((place) => (
                <Skeleton key={place} shape="card" />
              ))}
            </div>
          </div>
        }
      >
        {(all) => (
          <div className={styles.found}>
            <div className={styles.ways}>
              <ViewSwitch query={query} />
            </div>
            {query.isMap && !isAhead ? (
              <LazyPart load={loadMap} what={listing.map}>
                {({ OfficesMap }) => <OfficesMap details={profession.details} />}
              </LazyPart>
            ) : (
              <ul className={styles.offices}>
                {all.map((office) => (
                  <OfficeCard key={office._id} office={office} details={profession.details} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Collection>
    </Container>
  );
}
