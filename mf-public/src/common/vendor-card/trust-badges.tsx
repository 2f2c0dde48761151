import { Badge, BadgeCheckIcon } from '@nukkad/shared-ui';
import * as text from '../common.text';
import styles from './vendor-card.module.css';

interface Props {
  isVerified: boolean;
  isSample: boolean;
}

export function TrustBadges({ isVerified, isSample }: Props) {
  if (!isVerified && !isSample) return null;
  return (
    <span className={styles.badges}>
      {isVerified && (
        <Badge tone="success" icon={<BadgeCheckIcon size={14} />}>
          {text.verified}
        </Badge>
      )}
      {isSample && (
        <Badge>
          {/* Few screen readers read a title. */}
          <span className="nk-visually-hidden">{text.sampleWhy}</span>
          <span title={text.sampleWhy} aria-hidden="true">
            {text.sample}
          </span>
        </Badge>
      )}
    </span>
  );
}
