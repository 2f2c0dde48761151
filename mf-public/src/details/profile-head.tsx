import { Avatar, Card, RatingLine, Skeleton } from '@nukkad/shared-ui';
import { text as common } from '../common/common.text';
import { TrustBadges } from '../common/vendor-card/trust-badges';
import type { Profile } from './details.model';
import { text } from './details.text';
import styles from './profile-head.module.css';

interface Props {
  /** Null while nothing is known yet. */
  profile: Profile | null;
  one: string;
}

export function ProfileHead({ profile, one }: Props) {
  const facts = profile?.facts ?? null;
  return (
    <Card as="section" className={styles.head}>
      <Avatar name={profile?.name ?? ''} src={profile?.img} size="large" loading="eager" />
      <div className={styles.who}>
        <div className={styles.headline}>
          <h1 className={profile === null ? 'nk-visually-hidden' : undefined}>
            {profile?.name ?? text.loading(one)}
          </h1>
          {facts !== null && (
            <TrustBadges isVerified={facts.isVerified} isSample={facts.isSample} />
          )}
        </div>
        {profile !== null && <p className={styles.title}>{profile.title ?? common.unknown}</p>}
      </div>
      <div className={styles.more}>
        {profile === null ? <Skeleton shape="text" lines={4} /> : <More profile={profile} />}
      </div>
      {facts?.fee != null && (
        <p className={styles.fee}>
          <strong className={styles.amount}>{facts.fee.amount}</strong> {common.per(facts.fee.per)}
        </p>
      )}
    </Card>
  );
}

function More({ profile: { qualifications, facts } }: { profile: Profile }) {
  return (
    <>
      <ul className={styles.lines}>
        {qualifications.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {facts?.languages != null && <li>{text.speaks(facts.languages)}</li>}
      </ul>
      {facts !== null && (
        <p className={styles.facts}>
          <RatingLine rating={facts.rating} />
          {facts.experienceYears !== null && <span>{text.experience(facts.experienceYears)}</span>}
        </p>
      )}
    </>
  );
}
