import { limits, type VendorDetails } from '@nukkad/platform/contract';
import { Card, FeeList, Loading, MapPinIcon, Skeleton, TextLink } from '@nukkad/shared-ui';
import { formatMoney } from '../common/rupees';
import { mapsAddress } from './details.model';
import { text } from './details.text';
import styles from './details-body.module.css';
import { WeekHours } from './week-hours';

export function DetailsBody({ vendor }: { vendor: VendorDetails }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>{text.about}</h2>
          <p className={styles.about}>{vendor.about || text.noAbout}</p>
        </Card>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>{text.services}</h2>
          <Services services={vendor.services} />
        </Card>
      </div>
      <div className={styles.aside}>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>{text.address}</h2>
          <address className={styles.address}>
            <MapPinIcon size={20} />
            {vendor.address}
          </address>
          <TextLink className={styles.maps} href={mapsAddress(vendor)} isStandalone>
            {text.openInMaps}
          </TextLink>
        </Card>
        <Card as="section" className={styles.block}>
          <h2 className={styles.heading}>{text.hours}</h2>
          <WeekHours workingHours={vendor.workingHours} />
        </Card>
      </div>
    </div>
  );
}

function Services({ services }: Pick<VendorDetails, 'services'>) {
  if (services.length === 0) return <p className={styles.muted}>{text.noServices}</p>;
  const fees = services.map(({ _id, name, minutes, fee }) => ({
    key: _id,
    name,
    measure: text.minutes(minutes),
    price: formatMoney(fee),
  }));
  return <FeeList caption={text.services} headers={text.feeHeaders} fees={fees} />;
}

export function DetailsBodySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfterMs={limits.stillWorkingAfter}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="tile" />
          <Skeleton shape="tile" />
        </div>
      </div>
    </Loading>
  );
}
