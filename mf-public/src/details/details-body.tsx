import { limits, type VendorDetails } from '@nukkad/platform/contract';
import { Card, ExternalLinkIcon, Loading, MapPinIcon, Skeleton } from '@nukkad/shared-ui';
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
          <a className={styles.maps} href={mapsAddress(vendor)} target="_blank" rel="noreferrer">
            {text.openInMaps}
            <ExternalLinkIcon size={16} />
            <span className="nk-visually-hidden">{text.newTab}</span>
          </a>
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
  return (
    <table className={styles.services}>
      <thead className="nk-visually-hidden">
        <tr>
          <th scope="col">{text.service}</th>
          <th scope="col">{text.duration}</th>
          <th scope="col">{text.fee}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ _id, name, minutes, fee }) => (
          <tr key={_id}>
            <th scope="row">{name}</th>
            <td className={styles.duration}>{text.minutes(minutes)}</td>
            <td className={styles.fee}>{formatMoney(fee)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function DetailsBodySkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} slowAfter={limits.stillWorkingAfter}>
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
