import { Link } from '@nukkad/platform';
import type { Post } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Card, Picture, stretchedLinkClass } from '@nukkad/shared-ui';
import { topicPath } from '../navigation/topic-path';
import styles from './cards.module.css';
import { text } from './cards.text';

/** Three columns from 1024 px, one and a bit below. */
export const cardSizes = '(min-width: 75rem) 24rem, (min-width: 64rem) 31vw, 20rem';

interface Props {
  post: Post;
  /** Heading level. Default 3. */
  level?: 2 | 3;
}

export function PostCard({ post, level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.picture}>
        {post.picture !== null && (
          <Picture {...post.picture} alt="" sizes={cardSizes} className={styles.scene} />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.kicker}>
          <Link className={styles.topic} to={topicPath(post.topic)}>
            <span lang={langOf(localName(post.topic, 'topic'))}>
              {localName(post.topic, 'topic')}
            </span>
          </Link>
        </p>
        <Title className={styles.title}>
          <Link className={stretchedLinkClass} to={`/blogs/${encodeURIComponent(post.slug)}`}>
            <span lang={langOf(post.title)}>{post.title}</span>
          </Link>
        </Title>
        <p className={styles.summary} lang={langOf(post.summary)}>
          {post.summary}
        </p>
        <p className={styles.foot}>
          <time dateTime={post.published}>{formatDate(post.published)}</time>
          <span>{text.minutes(post.minutes)}</span>
        </p>
      </div>
    </Card>
  );
}
