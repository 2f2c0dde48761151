import type { Vendor } from '@nukkad/platform/contract';
import { useDeferredValue } from 'react';
import { useNow } from '../clock/use-now';
import type { Profession } from '../professions/profession';
import { professionOfSlug } from '../professions/professions';
import { VendorCard } from './vendor-card';
import styles from './vendor-list.module.css';

interface Props {
  vendors: Vendor[];
  /** The list's profession; null for a mixed list. */
  profession: Profession | null;
  /** Address of the page with the list, to come back to. */
  from: string;
  /** Loads the telephone number of a vendor. */
  onReveal: (vendorId: string) => Promise<string>;
  /** A refresh is under way. */
  isBusy?: boolean;
}

export function VendorList({ vendors, profession, from, onReveal, isBusy = false }: Props) {
  const now = useNow();
  // Cards are slow to render: defer them behind user input.
  const shown = useDeferredValue(vendors);
  return (
    <ul className={styles.list} aria-busy={isBusy || undefined}>
      {shown.map((vendor) => {
        const own = profession ?? professionOfSlug(vendor.profession);
        // A profession unknown to this release has no page to link to.
        if (!own) return null;
        return (
          <VendorCard
            key={vendor._id}
            vendor={vendor}
            profession={own}
            from={from}
            now={now}
            onReveal={onReveal}
          />
        );
      })}
    </ul>
  );
}
