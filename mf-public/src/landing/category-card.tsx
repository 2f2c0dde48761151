import { Link } from '@nukkad/platform';
import { Card, stretchedLinkClass } from '@nukkad/shared-ui';
import type { CategoryState } from '../common/navigation-state';
import styles from './category-card.module.css';

interface Props {
  name: string;
  count: string;
  image: string | null;
  hue: string | undefined;
  to: string;
  state: CategoryState;
}

export function CategoryCard({ name, count, image, hue, to, state }: Props) {
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.picture} data-hue={hue}>
        {image !== null && <img src={image} alt="" width={64} height={64} decoding="async" />}
      </span>
      <span className={styles.words}>
        <h3 className={styles.name}>
          <Link className={stretchedLinkClass} to={to} state={state}>
            {name}
          </Link>
        </h3>
        <span className={styles.count}>{count}</span>
      </span>
    </Card>
  );
}
