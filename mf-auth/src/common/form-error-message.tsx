import { Link } from '@nukkad/platform';
import { Button, CircleAlertIcon, linkClass } from '@nukkad/shared-ui';
import * as text from './common.text';
import type { FormError } from './form-error';
import styles from './form-error-message.module.css';

interface Props {
  formError: FormError | null;
  /** Link to request a code, if the code is missing. */
  verify?: { why: string; label: string; state: object };
}

/** Why a form was rejected, inside it: Retry submits it again. */
export function FormErrorMessage({ formError, verify }: Props) {
  if (formError === null) return null;
  const isUnverified = verify !== undefined && formError.needsCode;
  return (
    <div className={styles.refused}>
      <CircleAlertIcon className={styles.icon} size={20} />
      <div className={styles.words}>
        <div key={formError.time} role="alert">
          <p className={styles.message}>{formError.message}</p>
          {formError.next !== null && <p>{formError.next}</p>}
          {isUnverified && <p>{verify.why}</p>}
        </div>
        {isUnverified && (
          <Link className={linkClass({ isStandalone: true })} to="/enter-otp" state={verify.state}>
            {verify.label}
          </Link>
        )}
        {formError.isRetryable && (
          <Button type="submit" tone="secondary">
            {text.retry}
          </Button>
        )}
      </div>
    </div>
  );
}
