import { Link, usePage } from '@nukkad/platform';
import type { GeoStateDetails } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { buttonClass, Card, EmptyState, linkClass, NoResultsDrawing } from '@nukkad/shared-ui';
import { ArticleView } from '../common/article/article-view';
import { ListPage } from '../common/article/list-page';
import * as common from '../common/common.text';
import { breadcrumbData } from '../common/page/breadcrumb-data';
import { useOrigin } from '../common/page/origin';
import type { Profession } from '../common/professions/profession';
import { professionOfSlug } from '../common/professions/professions';
import styles from './states.module.css';
import { useGeoState } from './states.queries';
import { text } from './states.text';

const above = [{ label: common.home, to: '/' }];

export function Screen() {
  const state = useGeoState();
  const origin = useOrigin();
  const trail =
    state.state === 'ready' ? [...above, { label: localName(state.value.name) }] : above;
  usePage(
    state.state === 'ready'
      ? {
          title: text.title(localName(state.value.name)),
          description: text.description(
            localName(state.value.name),
            text.cities(state.value.cities),
          ),
          canonical: `/states/${encodeURIComponent(state.value.slug)}`,
          data: [breadcrumbData(origin, trail)],
        }
      : { title: text.states },
  );
  return (
    <ArticleView what={text.what} trail={trail} loaded={state}>
      {(found) => <StatePage state={found} trail={trail} />}
    </ArticleView>
  );
}

type City = GeoStateDetails['places'][number];

interface Props {
  state: GeoStateDetails;
  trail: { label: string; to?: string }[];
}

function StatePage({ state, trail }: Props) {
  const { name, cities, vendors, places } = state;
  return (
    <ListPage
      trail={trail}
      title={text.title(localName(name))}
      intro={text.intro(text.cities(cities), text.professionals(vendors))}
    >
      {places.length === 0 && <Nobody />}
      <ul className={styles.cities} aria-label={text.list}>
        {places.map((city) => (
          <Card as="li" key={city.slug} className={styles.city}>
            <h2 className={styles.name}>{localName(city.name)}</h2>
            <p className={styles.count}>{text.professionals(city.vendors)}</p>
            <Professions city={city} />
          </Card>
        ))}
      </ul>
    </ListPage>
  );
}

/** Links to each profession's listing, largest first. */
function Professions({ city }: { city: City }) {
  return (
    <ul className={styles.professions}>
      {city.professions.map(({ slug, vendors }) => {
        const profession = professionOfSlug(slug);
        if (!profession) return null;
        return (
          <li key={slug}>
            <Link className={linkClass({ isStandalone: true })} to={inCity(profession, city)}>
              {text.those(profession.title, vendors)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Listing of a profession in a city. */
function inCity({ listing, defaultSpec }: Profession, { slug }: City): string {
  const query = new URLSearchParams({ city: slug });
  if (defaultSpec !== null) query.set('spec', 'all');
  return `${listing}?${query}`;
}

function Nobody() {
  return (
    <EmptyState drawing={<NoResultsDrawing />} title={text.nothing} why={text.nothingWhy}>
      <Link className={buttonClass({ tone: 'secondary' })} to="/list-yourself">
        {text.listYourself}
      </Link>
    </EmptyState>
  );
}
