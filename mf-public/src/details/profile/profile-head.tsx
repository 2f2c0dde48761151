import type { VendorDetails } from '@nukkad/platform/contract';
import { formatReviews } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import {
  Avatar,
  Card,
  ClockIcon,
  classNames,
  LanguagesIcon,
  LazyPart,
  RatingLine,
  Skeleton,
} from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import * as common from '../../common/common.text';
import { TrustBadges } from '../../common/vendor-card/trust-badges';
import { type Facts, hasLongWord, type Profile } from '../details.model';
import { text } from '../details.text';
import { OpenBadge } from '../place/open-badge';
import styles from './profile-head.module.css';

interface Props {
  /** Null while nothing is known. */
  profile: Profile | null;
  /** Null until loaded. */
  vendor: VendorDetails | null;
  one: string;
  /** Address of the page; a card with it moves to this head, and back. */
  address: string | undefined;
  /** Actions on the profile. */
  children?: ReactNode;
}

export function ProfileHead({ profile, vendor, one, address, children }: Props) {
  const facts = profile?.facts ?? null;
  return (
    <Card as="section" className={styles.head}>
      <Avatar name={profile?.name ?? ''} src={profile?.img} size="large" loading="eager" />
      <div
        className={classNames(styles.who, profile === null && styles.whoToCome)}
        data-subject={address}
      >
        <div className={styles.headline}>
          <Name name={profile?.name ?? null} one={one} />
          {facts !== null && <Badges facts={facts} evidence={vendor?.evidence ?? []} />}
        </div>
        {profile === null ? (
          <Skeleton shape="text" lines={2} />
        ) : (
          <p className={styles.title} lang={langOf(profile.title ?? '')}>
            {profile.title ?? common.unknown}
          </p>
        )}
      </div>
      <div className={classNames(styles.more, profile === null && styles.moreToCome)}>
        {profile === null ? <Skeleton shape="text" lines={4} /> : <More profile={profile} />}
        <div className={styles.open}>{vendor !== null && <OpenBadge {...vendor} />}</div>
      </div>
      {facts?.fee != null && (
        <p className={styles.fee}>
          <strong className={styles.amount}>{facts.fee.amount}</strong> {common.per(facts.fee.per)}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}

function Name({ name, one }: { name: string | null; one: string }) {
  if (name === null) return <h1 className="nk-visually-hidden">{text.loading(one)}</h1>;
  return (
    <h1 data-long={hasLongWord(name) || undefined} lang={langOf(name)}>
      {name}
    </h1>
  );
}

const loadEvidence = () => import('./evidence');

/** Verification with its evidence, if loaded; a plain badge until then. */
function Badges({ facts, evidence }: { facts: Facts } & Pick<VendorDetails, 'evidence'>) {
  const { isVerified, isSample } = facts;
  const plain = <TrustBadges isVerified={isVerified} isSample={isSample} />;
  if (!isVerified || evidence.length === 0) return plain;
  return (
    <LazyPart load={loadEvidence} what={text.badgePart} waiting={plain}>
      {({ EvidenceOf }) => (
        <>
          <EvidenceOf evidence={evidence} />
          <TrustBadges isVerified={false} isSample={isSample} />
        </>
      )}
    </LazyPart>
  );
}

function More({ profile: { qualifications, facts } }: { profile: Profile }) {
  return (
    <>
      <ul className={styles.lines}>
        {qualifications.map((line) => (
          <li key={line} lang={langOf(line)}>
            {line}
          </li>
        ))}
      </ul>
      {facts !== null && (
        <p className={styles.facts}>
          <RatingLine rating={facts.rating && formatReviews(facts.rating)} />
          {facts.experienceYears !== null && <span>{text.experience(facts.experienceYears)}</span>}
          {facts.languages !== null && (
            <span className={styles.fact}>
              <LanguagesIcon size={16} />
              {text.speaks(facts.languages)}
            </span>
          )}
          {facts.quickReply !== null && (
            <span className={styles.fact}>
              <ClockIcon size={16} />
              {text.quickReply(facts.quickReply)}
            </span>
          )}
        </p>
      )}
    </>
  );
}
