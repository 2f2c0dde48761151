import { Link } from '@nukkad/platform';
import type { GovOffice } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import {
  buttonClass,
  Card,
  EmptyState,
  NoResultsDrawing,
  stretchedLinkClass,
} from '@nukkad/shared-ui';
import { departmentNames, officeState } from '../../common/navigation/navigation-state';
import { officer } from '../../common/professions/officer';
import { officeAddress } from '../details.model';
import styles from './office.module.css';
import { text } from './office.text';

export function OfficeList({ offices }: { offices: readonly GovOffice[] }) {
  if (offices.length === 0) {
    return (
      <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy}>
        <Link className={buttonClass()} to={officer.listing}>
          {text.officers}
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.offices}>
      {offices.map((office) => (
        <Card as="li" key={office.slug} className={styles.office}>
          <h2 className={styles.heading}>
            <Link
              className={stretchedLinkClass}
              to={officeAddress(office.slug)}
              state={officeState(office)}
            >
              <span lang={langOf(localName(office.heading))}>{localName(office.heading)}</span>
            </Link>
          </h2>
          <ul className={styles.muted}>
            {departmentNames(office).map((name) => (
              <li key={name} lang={langOf(localName(name))}>
                {localName(name)}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}
