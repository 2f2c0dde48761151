import type { Vendor } from '@nukkad/platform/contract';
import { useDeferredValue } from 'react';
import type { Profession } from '../professions/profession';
import { professionOfSlug } from '../professions/professions';
import { useNow } from '../use-now';
import { VendorCard } from './vendor-card';
import styles from './vendor-list.module.css';

interface Props {
  vendors: Vendor[];
  /** Whose list it is; null where everybody has a profession of their own. */
  profession: Profession | null;
  /** Address of the page the list stands on, to come back to. */
  from: string;
  /** Fetches the telephone number of one of them. */
  onReveal: (vendorId: string) => Promise<string>;
  /** Newer vendors are on their way. */
  isBusy?: boolean;
}

export function VendorList({ vendors, profession, from, onReveal, isBusy = false }: Props) {
  const now = useNow();
  // Cards are much to draw: new ones give way to what a person does meanwhile.
  const shown = useDeferredValue(vendors);
  return (
    <ul className={styles.list} aria-busy={isBusy || undefined}>
      {shown.map((vendor) => {
        const own = profession ?? professionOfSlug(vendor.profession);
        // A profession that this release does not know has no page to lead to.
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
