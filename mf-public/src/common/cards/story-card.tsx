import { Link } from '@nukkad/platform';
import type { Story } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import { Avatar, Card, stretchedLinkClass } from '@nukkad/shared-ui';
import { TrustBadges } from '../vendor-card/trust-badges';
import styles from './cards.module.css';
import { text } from './cards.text';
import { Stars } from './stars';

interface Props {
  story: Story;
  /** Heading level. Default 3. */
  level?: 2 | 3;
}

export function StoryCard({ story, level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.words}>
        <div className={styles.told}>
          <Stars stars={story.stars} />
          <TrustBadges isVerified={false} isSample={story.isSample} />
        </div>
        <Title className={styles.title}>
          <Link className={stretchedLinkClass} to={`/stories/${encodeURIComponent(story.slug)}`}>
            <span lang={langOf(story.title)}>{story.title}</span>
          </Link>
        </Title>
        <p className={styles.summary} lang={langOf(story.summary)}>
          {story.summary}
        </p>
        <div className={styles.foot}>
          <div className={styles.person}>
            <Avatar name={story.name} src={story.img} size="small" />
            <span className={styles.names}>
              <span className={styles.name} lang={langOf(story.name)}>
                {story.name}
              </span>
              <span>{text.about(story.vendor.vendorName)}</span>
              <time dateTime={story.published}>{formatDate(story.published)}</time>
            </span>
          </div>
        </div>
      </div>
    </Card>
  );
}
