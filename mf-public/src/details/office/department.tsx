import { Link } from '@nukkad/platform';
import type { GovDepartment } from '@nukkad/platform/contract';
import { formatMoney, formatPhone, phoneHref } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import {
  Avatar,
  buttonClass,
  Card,
  FeeList,
  FileIcon,
  linkClass,
  MapPinIcon,
  PhoneIcon,
  stretchedLinkClass,
  TextLink,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { governmentOffice } from '../../common/professions/government-office';
import { detailsAddress } from '../details.model';
import { WeekHours } from '../place/week-hours';
import { departmentComplaint, headFirst } from './office.model';
import styles from './office.module.css';
import { text } from './office.text';

interface Props {
  /** Slug of its office. */
  office: string;
  department: GovDepartment;
}

/** Visitor information of a department: officers, hours, services and required papers. */
export function Department({ office, department }: Props) {
  const { name, about, services, documents, workingHours } = department;
  return (
    <div className={styles.department}>
      <Card as="section" className={styles.block}>
        <h2 className={styles.name} lang={langOf(localName(name))}>
          {localName(name)}
        </h2>
        <p className={styles.about} lang={langOf(about)}>
          {about}
        </p>
      </Card>
      <Block title={text.people}>
        <People officers={headFirst(department.officers)} />
      </Block>
      <div className={styles.pair}>
        <Block title={text.services}>
          <Services services={services} />
        </Block>
        <Block title={text.documents}>
          <Documents documents={documents} />
        </Block>
        <Block title={text.hours}>
          <WeekHours workingHours={workingHours} />
        </Block>
        <Block title={text.contact}>
          <Contact department={department} />
        </Block>
      </div>
      <Card as="section" className={styles.complain}>
        <p>{text.complainWhy(localName(name))}</p>
        <Link className={buttonClass()} to={departmentComplaint(office, department)}>
          {text.complain}
        </Link>
      </Card>
      <p className={styles.muted}>
        {text.servesHere}{' '}
        <Link className={linkClass({ isStandalone: true })} to="/list-yourself">
          {text.keepPage}
        </Link>
      </p>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.block}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </Card>
  );
}

function People({ officers }: Pick<GovDepartment, 'officers'>) {
  if (officers.length === 0) return <p className={styles.muted}>{text.noPeople}</p>;
  return (
    <ul className={styles.people}>
      {officers.map(({ _id, vendorName, title, img }) => (
        <Card as="li" key={_id} className={styles.person}>
          <Avatar name={vendorName} src={img || undefined} size="small" />
          <div>
            <h4 className={styles.label}>
              <Link className={stretchedLinkClass} to={detailsAddress(governmentOffice, _id)}>
                <span lang={langOf(vendorName)}>{vendorName}</span>
              </Link>
            </h4>
            <p className={styles.muted} lang={langOf(localName(title))}>
              {localName(title)}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Services({ services }: Pick<GovDepartment, 'services'>) {
  if (services.length === 0) return <p className={styles.muted}>{text.noServices}</p>;
  const { name, days, fee } = text.serviceColumns;
  return (
    <FeeList
      caption={text.services}
      headers={{ name, measure: days, price: fee }}
      fees={services.map((service) => ({
        key: service.name,
        name: service.name,
        measure: text.days(service.days),
        price: service.fee?.amount ? formatMoney(service.fee) : text.free,
      }))}
    />
  );
}

function Documents({ documents }: Pick<GovDepartment, 'documents'>) {
  if (documents.length === 0) return <p className={styles.muted}>{text.noDocuments}</p>;
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <li key={document} className={styles.line}>
          <FileIcon size={18} />
          <span lang={langOf(document)}>{document}</span>
        </li>
      ))}
    </ul>
  );
}

function Contact({ department: { address, phone } }: Pick<Props, 'department'>) {
  return (
    <address className={styles.contact}>
      <span className={styles.line}>
        <MapPinIcon size={18} />
        <span lang={langOf(address)}>{address}</span>
      </span>
      {phone && (
        <TextLink className={styles.phone} href={phoneHref(phone)} isStandalone>
          <PhoneIcon size={18} />
          {formatPhone(phone)}
        </TextLink>
      )}
    </address>
  );
}
