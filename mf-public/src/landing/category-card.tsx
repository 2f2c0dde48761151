import { Link } from '@nukkad/platform';
import { Card, Picture, type PictureProps, stretchedLinkClass } from '@nukkad/shared-ui';
import type { CategoryState } from '../common/navigation/navigation-state';
import styles from './category-card.module.css';

interface Props {
  name: string;
  count: string;
  picture: PictureProps | null;
  /** Slug of the profession: the stylesheet has its colours, so that no descriptor is needed. */
  profession: string;
  to: string;
  state: CategoryState;
}

/** Four in a row from 768 px, two below; limited by the container. */
const sizes = '(min-width: 75rem) 17.5rem, (min-width: 48rem) 23vw, 46vw';

export function CategoryCard({ name, count, picture, profession, to, state }: Props) {
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.picture} data-profession={profession}>
        {picture !== null && <Picture {...picture} alt="" sizes={sizes} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link className={stretchedLinkClass} to={to} state={state}>
            {name}
          </Link>
        </h3>
        <span className={styles.count}>{count}</span>
      </div>
    </Card>
  );
}
