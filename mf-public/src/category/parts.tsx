import { Link } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Card, ChevronRightIcon, stretchedLinkClass } from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import type { CategoryState } from '../common/navigation/navigation-state';
import type { Profession } from '../common/professions/profession';
import { listingAddress } from './category.model';
import styles from './category.module.css';

interface Props {
  category: Category;
  parts: Category[];
  profession: Profession;
}

export function Parts({ category, parts, profession }: Props) {
  const state: CategoryState = { categoryId: category._id };
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts">{profession.specialitiesLabel}</h2>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Card as="li" key={part._id} className={styles.part}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link
                  className={stretchedLinkClass}
                  to={listingAddress(profession, part.slug)}
                  state={state}
                >
                  {localName(part.categoryName, part.profession)}
                </Link>
              </h3>
              <Count count={part.count} />
            </div>
            <ChevronRightIcon className={styles.chevron} size={20} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {formatCount(count)}
      <span className={styles.unit}> {common.professional(count)}</span>
    </span>
  );
}
