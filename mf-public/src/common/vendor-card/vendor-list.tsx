import type { Vendor } from '@nukkad/platform/contract';
import { detailsState } from '../navigation-state';
import type { Profession } from '../professions/profession';
import { VendorCard } from './vendor-card';
import { vendorCardView } from './vendor-card.model';
import styles from './vendor-list.module.css';

interface Props {
  vendors: Vendor[];
  profession: Profession;
  /** Address of the page the list stands on, to come back to. */
  from: string;
  /** Newer vendors are on their way. */
  isBusy?: boolean;
}

export function VendorList({ vendors, profession, from, isBusy = false }: Props) {
  return (
    <ul className={styles.list} aria-busy={isBusy || undefined}>
      {vendors.map((vendor) => (
        <VendorCard
          key={vendor._id}
          vendor={vendorCardView(vendor, profession)}
          to={`${profession.details}?id=${encodeURIComponent(vendor._id)}`}
          state={detailsState(vendor, profession, from)}
        />
      ))}
    </ul>
  );
}
