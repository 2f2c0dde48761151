import { Link, useLocation } from '@nukkad/platform';
import { buttonClass, FailurePanel } from '@nukkad/shared-ui';
import { revealContact } from '../actions/contact.queries';
import { VendorList } from '../vendor-card/vendor-list';
import { VendorListSkeleton } from '../vendor-card/vendor-list-skeleton';
import type { Marker } from './map.model';
import styles from './map.module.css';
import { useCards } from './map.queries';
import { text } from './map.text';
import { markerName } from './markers';

interface Props {
  marker: Marker;
  /** Counts are estimates. */
  isEstimate: boolean;
  /** Address of a list with everybody of the marker; null where there is none. */
  list: string | null;
}

/** The cards of whom was chosen on a map; of many, the way to their list. */
export function Chosen({ marker, isEstimate, list }: Props) {
  const { count, people } = marker;
  const isNamed = count === people.length;
  return (
    <section className={styles.chosen} aria-label={text.chosen}>
      {count > 1 && <h3 className={styles.heading}>{markerName(marker, isEstimate)}</h3>}
      {isNamed ? <Cards ids={people.map(({ id }) => id)} /> : <p>{text.many}</p>}
      {count > 1 && list !== null && (
        <Link className={buttonClass({ tone: 'secondary' })} to={list}>
          {text.inList}
        </Link>
      )}
    </section>
  );
}

function Cards({ ids }: { ids: string[] }) {
  const { pathname, search } = useLocation();
  const cards = useCards(ids);
  if (cards.state === 'loading') return <VendorListSkeleton label={text.cards} />;
  if (cards.state === 'failed') {
    return <FailurePanel what={text.cards} failure={cards.failure} onRetry={cards.retry} />;
  }
  return (
    <VendorList
      vendors={cards.value.vendors}
      profession={null}
      from={pathname + search}
      onReveal={revealContact}
    />
  );
}
