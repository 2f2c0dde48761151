import type { PortfolioWork } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Picture } from '@nukkad/shared-ui';
import styles from './works.module.css';
import { text } from './works.text';

/** Portfolio grid with descriptions. */
export function WorksGrid({ works }: { works: readonly PortfolioWork[] }) {
  if (works.length === 0) return <p className={styles.muted}>{text.none}</p>;
  return (
    <ul className={styles.grid}>
      {works.map(({ _id, title, about, year, picture }) => (
        <li key={_id} className={styles.work}>
          <Picture {...picture} sizes="(min-width: 48rem) 20rem, 100vw" />
          <h3 className={styles.title}>
            <span lang={langOf(title)}>{title}</span> <span className={styles.muted}>{year}</span>
          </h3>
          <p className={styles.muted} lang={langOf(about)}>
            {about}
          </p>
        </li>
      ))}
    </ul>
  );
}
