import type { Picture as PictureShape } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Container, Picture } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import page from '../page/page.module.css';
import { Trail } from '../page/trail';
import styles from './article.module.css';

interface Props {
  trail: { label: string; to?: string }[];
  title: string;
  /** Below the title: author, date, reading time. */
  facts?: ReactNode;
  /** Buttons beside the facts. */
  actions?: ReactNode;
  picture?: PictureShape | null;
  children: ReactNode;
}

/** Article layout: narrow lines, a picture, and a link back above. */
export function ArticlePage({ trail, title, facts, actions, picture = null, children }: Props) {
  return (
    <Container className={page.page}>
      <article className={styles.article}>
        <div className={page.head}>
          <Trail steps={trail} />
          <h1 lang={langOf(title)}>{title}</h1>
          <div className={styles.facts}>{facts}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {picture !== null && (
          <div className={styles.picture}>
            <Picture
              {...picture}
              alt={picture.alt}
              sizes="20rem"
              priority
              className={styles.scene}
            />
          </div>
        )}
        {children}
      </article>
    </Container>
  );
}
