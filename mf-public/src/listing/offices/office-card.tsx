import { Link } from '@nukkad/platform';
import type { GovOffice } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Card, stretchedLinkClass } from '@nukkad/shared-ui';
import {
  departmentNames,
  type OfficeState,
  officeState,
} from '../../common/navigation/navigation-state';
import styles from './offices.module.css';

interface Props {
  office: GovOffice;
  /** Path of the details page. */
  details: string;
}

/** An office and its departments; passes them to its page for an instant first paint. */
export function OfficeCard({ office, details }: Props) {
  const state: OfficeState = officeState(office);
  const { heading, about, slug } = office;
  return (
    <Card as="li" className={styles.office}>
      <h2 className={styles.heading}>
        <Link
          className={stretchedLinkClass}
          to={`${details}?${new URLSearchParams({ office: slug })}`}
          state={state}
        >
          {localName(heading)}
        </Link>
      </h2>
      <p className={styles.about} lang={langOf(about)}>
        {about}
      </p>
      <ul className={styles.departments}>
        {departmentNames(office).map((name) => (
          <li key={name} lang={langOf(localName(name))}>
            {localName(name)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
