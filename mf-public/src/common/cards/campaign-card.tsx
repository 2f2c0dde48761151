import { Link } from '@nukkad/platform';
import type { Campaign } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Card, Picture, stretchedLinkClass } from '@nukkad/shared-ui';
import { CampaignProgress } from './campaign-progress';
import styles from './cards.module.css';
import { text } from './cards.text';
import { cardSizes } from './post-card';

interface Props {
  campaign: Campaign;
  /** Heading level. Default 3. */
  level?: 2 | 3;
}

export function CampaignCard({ campaign, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const { slug, title, category, description, organiser, picture } = campaign;
  return (
    <Card as="li" className={styles.card}>
      <span className={styles.picture}>
        {picture !== null && (
          <Picture {...picture} alt="" sizes={cardSizes} className={styles.scene} />
        )}
      </span>
      <div className={`${styles.words} ${styles.tall}`}>
        <p className={styles.kicker} lang={langOf(localName(category))}>
          {localName(category)}
        </p>
        <Title className={styles.title}>
          <Link className={stretchedLinkClass} to={`/campaigns/${encodeURIComponent(slug)}`}>
            <span lang={langOf(title)}>{title}</span>
          </Link>
        </Title>
        <p className={styles.summary} lang={langOf(description)}>
          {description}
        </p>
        <p className={styles.detail}>{text.by(organiser)}</p>
        <CampaignProgress campaign={campaign} />
      </div>
    </Card>
  );
}
