import { Link } from '@nukkad/platform';
import type { BookedVendor } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Avatar, linkClass } from '@nukkad/shared-ui';
import styles from './common.module.css';
import { vendorAddress } from './vendor-address.model';

type Named = Pick<BookedVendor, '_id' | 'vendorName' | 'title' | 'img' | 'profession'>;

interface Props {
  vendor: Named;
  /** Heading level of the name. Default 2. */
  level?: 2 | 3;
}

/** The vendor, linked to their page. */
export function VendorLine({ vendor, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.who}>
      <Avatar name={vendor.vendorName} src={vendor.img || undefined} size="small" />
      <div>
        <Heading className={styles.name}>
          <Link className={linkClass()} to={vendorAddress(vendor)}>
            <span lang={langOf(vendor.vendorName)}>{vendor.vendorName}</span>
          </Link>
        </Heading>
        <p className={styles.muted} lang={langOf(localName(vendor.title))}>
          {localName(vendor.title)}
        </p>
      </div>
    </div>
  );
}
