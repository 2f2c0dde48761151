import { Link } from '@nukkad/platform';
import { Button, CircleAlertIcon, linkClass } from '@nukkad/shared-ui';
import * as text from './common.text';
import type { Refusal } from './refusal';
import styles from './refused.module.css';

interface Props {
  refusal: Refusal | null;
  /** Where a code is asked for, when it is a code that is missing. */
  verify?: { why: string; label: string; state: object };
}

/** Why a form was not accepted, inside of it: Retry sends it again. */
export function Refused({ refusal, verify }: Props) {
  if (refusal === null) return null;
  const isUnverified = verify !== undefined && refusal.needsCode;
  return (
    <div className={styles.refused}>
      <CircleAlertIcon className={styles.icon} size={20} />
      <div className={styles.words}>
        <div key={refusal.time} role="alert">
          <p className={styles.message}>{refusal.message}</p>
          {refusal.next !== null && <p>{refusal.next}</p>}
          {isUnverified && <p>{verify.why}</p>}
        </div>
        {isUnverified && (
          <Link className={linkClass({ isStandalone: true })} to="/enter-otp" state={verify.state}>
            {verify.label}
          </Link>
        )}
        {refusal.isRetryable && (
          <Button type="submit" tone="secondary">
            {text.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
