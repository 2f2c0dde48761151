import { Link } from '@nukkad/platform';
import type { PlacedDepartment } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Card, stretchedLinkClass } from '@nukkad/shared-ui';
import type { Marker } from '../../common/map/map.model';
import styles from '../../common/map/map.module.css';
import { text as map } from '../../common/map/map.text';
import offices from '../offices/offices.module.css';
import { departmentId, departmentsAt } from './offices-map.model';
import { text } from './offices-map.text';

interface Props {
  marker: Marker;
  departments: readonly PlacedDepartment[];
  /** Path of an office's page. */
  details: string;
}

/** The departments that were chosen on a map, each with its address and its page. */
export function ChosenDepartments({ marker, departments, details }: Props) {
  const here = departmentsAt(marker, departments);
  return (
    <section className={styles.chosen} aria-label={map.chosen}>
      {marker.count > 1 && (
        <h2 className={styles.heading}>{text.group(formatCount(marker.count))}</h2>
      )}
      {here === null ? (
        <p>{text.many}</p>
      ) : (
        <ul className={offices.cards}>
          {here.map((department) => (
            <Department
              key={departmentId(department)}
              heading={marker.count > 1 ? 'h3' : 'h2'}
              {...{ department, details }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DepartmentProps extends Pick<Props, 'details'> {
  department: PlacedDepartment;
  heading: 'h2' | 'h3';
}

function Department({
  department: { office, heading, slug: department, name, address },
  heading: Heading,
  details,
}: DepartmentProps) {
  return (
    <Card as="li" className={offices.office}>
      <Heading className={styles.heading}>
        <Link
          className={stretchedLinkClass}
          to={`${details}?${new URLSearchParams({ office, department })}`}
        >
          <span lang={langOf(localName(name))}>{localName(name)}</span>
        </Link>
      </Heading>
      <p className={offices.about}>{localName(heading)}</p>
      <p lang={langOf(address)}>{address}</p>
    </Card>
  );
}
