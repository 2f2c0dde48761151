import { useLocality } from '@nukkad/platform';
import type { VendorDetails } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { MapPinIcon, TextLink } from '@nukkad/shared-ui';
import { kmFrom, mapsAddress } from './distance.model';
import styles from './place.module.css';
import { text } from './place.text';

/** Address, distance from the search locality, and directions. */
export function AddressBlock({ vendor }: { vendor: VendorDetails }) {
  const { place } = useLocality();
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
      <TextLink className={styles.maps} href={mapsAddress(vendor)} isStandalone>
        {text.directions}
      </TextLink>
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
