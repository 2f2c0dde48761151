import { keepFocus, Link, useIsAhead, useLocality, useLocation } from '@nukkad/platform';
import type { VendorDetails } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { classNames, LazyPart, linkClass, MapPinIcon, TextLink } from '@nukkad/shared-ui';
import { withQuery } from '../../common/navigation/address';
import { kmFrom, mapsAddress } from './distance.model';
import styles from './place.module.css';
import { text } from './place.text';

const loadMap = () => import('./place-map.container');

/** Address, distance from the search locality, and directions. */
export function AddressBlock({ vendor }: { vendor: VendorDetails }) {
  const { place } = useLocality();
  const { search, state } = useLocation();
  const isAhead = useIsAhead();
  const isMap = !isAhead && new URLSearchParams(search).get('view') === 'map';
  const { address, locality, landmark, parking } = vendor;
  const rest = restOf(vendor);
  const km = kmFrom(place.point, locality);
  if (!address) return <p className={styles.muted}>{text.noAddress}</p>;
  return (
    <div className={styles.where}>
      <address className={styles.address}>
        <MapPinIcon size={20} />
        <span lang={langOf(address)}>
          {address}
          {rest !== null && <span className={styles.muted}>{rest}</span>}
        </span>
      </address>
      {km !== null && (
        <p className={styles.muted}>
          {locality.name === place.name
            ? text.near(localName(place.name))
            : text.distance(km.toFixed(1), localName(place.name))}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact label={text.landmark} value={landmark} />
        <Fact label={text.parking} value={parking} />
      </dl>
      <div className={styles.ways}>
        <TextLink href={mapsAddress(vendor)} isStandalone>
          {text.directions}
        </TextLink>
        <Link
          className={classNames(linkClass({ isStandalone: true }), 'nk-needs-script')}
          to={withQuery(search, { view: isMap ? null : 'map' })}
          state={{ ...(state as object | null), ...keepFocus }}
        >
          {isMap ? text.closeMap : text.map}
        </Link>
      </div>
      {isMap && (
        <LazyPart load={loadMap} what={text.map}>
          {({ PlaceMap }) => <PlaceMap vendor={vendor} />}
        </LazyPart>
      )}
    </div>
  );
}

/** Parts of the locality that the address omits. */
function restOf({ address, locality }: VendorDetails): string | null {
  if (!locality) return null;
  const parts = [locality.name, locality.city, locality.pin];
  return parts.filter((part) => !address.includes(part)).join(', ') || null;
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd lang={langOf(value)}>{value}</dd>
    </div>
  );
}
