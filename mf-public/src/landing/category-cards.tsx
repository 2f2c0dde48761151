import type { Category } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { categoryPath } from '../common/categories.model';
import * as common from '../common/common.text';
import { CategoryCard } from './category-card';
import styles from './category-cards.module.css';

interface Props {
  rows: Category[][];
}

export function CategoryCards({ rows }: Props) {
  return rows
    .filter((row) => row.length > 0)
    .map((row) => (
      <ul key={row[0]?._id} className={styles.row}>
        {row.map((category) => (
          <CategoryCard
            key={category._id}
            name={localName(category.categoryName)}
            count={`${formatCount(category.count)} ${common.professional(category.count)}`}
            picture={category.picture}
            profession={category.profession}
            to={categoryPath(category)}
            state={{ categoryId: category._id }}
          />
        ))}
      </ul>
    ));
}
