import { Link } from '@nukkad/platform';
import type { VendorDetails } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import { Badge, Card, FeeList, linkClass, Tabs } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import type { DetailsTab, Profession } from '../../common/professions/profession';
import { fieldsOf, officeAddress } from '../details.model';
import { text } from '../details.text';
import { FeeTable } from '../fees/fee-table';
import { AddressBlock } from '../place/address-block';
import { WorksGrid } from '../works/works-grid';
import styles from './profile-tabs.module.css';

interface Props {
  vendor: VendorDetails;
  profession: Profession;
  selected: DetailsTab;
  hrefOf: (tab: string) => string;
  onSelect: (tab: string) => void;
  /** Loaded separately. */
  reviews: ReactNode;
  complaints: ReactNode;
}

/** Tabs of a profile. */
export function ProfileTabs({ vendor, profession, selected, hrefOf, onSelect, ...read }: Props) {
  const contents: Record<DetailsTab, () => ReactNode> = {
    about: () => <About vendor={vendor} />,
    services: () => <Services services={vendor.services} />,
    specialities: () => <Fields vendor={vendor} />,
    practice: () => <Fields vendor={vendor} />,
    reviews: () => read.reviews,
    address: () => <AddressBlock vendor={vendor} />,
    fees: () => <FeeTable services={vendor.services} />,
    portfolio: () => <WorksGrid works={vendor.portfolio} />,
    others: () => <Terms terms={vendor.terms} />,
    complaints: () => read.complaints,
  };
  return (
    <Card as="section" className={styles.tabs}>
      <Tabs
        label={text.tabsOf(vendor.vendorName)}
        selected={selected}
        onSelect={onSelect}
        items={profession.profile.tabs.map((tab) => ({
          key: tab,
          href: hrefOf(tab),
          label: text.tabs[tab],
          content:
            tab === selected ? (
              <>
                <h2 className="nk-visually-hidden">{text.tabs[tab]}</h2>
                {contents[tab]()}
              </>
            ) : null,
        }))}
      />
    </Card>
  );
}

function About({ vendor: { about, office } }: Pick<Props, 'vendor'>) {
  return (
    <div className={styles.panel}>
      <p className={styles.about} lang={langOf(about)}>
        {about || text.noAbout}
      </p>
      {office !== null && (
        <Link className={linkClass({ isStandalone: true })} to={officeAddress(office)}>
          {text.office}
        </Link>
      )}
    </div>
  );
}

function Fields({ vendor }: Pick<Props, 'vendor'>) {
  const fields = fieldsOf(vendor);
  return (
    <div className={styles.panel}>
      {fields.length === 0 && <p className={styles.muted}>{text.noFields}</p>}
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field} lang={langOf(field)}>
            <Badge>{field}</Badge>
          </li>
        ))}
      </ul>
      <Services services={vendor.services} />
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

function Terms({ terms }: Pick<VendorDetails, 'terms'>) {
  if (terms.length === 0) return <p className={styles.muted}>{text.noTerms}</p>;
  return (
    <dl className={styles.terms}>
      {terms.map(({ label, value }) => (
        <div key={label} className={styles.term}>
          <dt className={styles.muted} lang={langOf(label)}>
            {label}
          </dt>
          <dd lang={langOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
