import { Link, useLocation } from '@nukkad/platform';
import { formatCount } from '@nukkad/platform/format';
import { Button, buttonClass } from '@nukkad/shared-ui';
import styles from './complaints.module.css';
import { text } from './complaints.text';
import { useMeToo } from './supports.queries';

interface Props {
  number: string;
  /** Number of supporters when the complaint was read. */
  alike: number;
}

/** Number of supporters, with a button to join them. */
export function MeToo({ number, alike }: Props) {
  const { pathname, search } = useLocation();
  const support = useMeToo(number, alike);
  return (
    <p className={styles.line}>
      {support.alike > 0 && (
        <span className={styles.muted}>{text.alike(formatCount(support.alike))}</span>
      )}
      {support.state === 'visitor' ? (
        <Link
          className={buttonClass({ tone: 'ghost', size: 'small' })}
          to="/login"
          state={{ from: pathname + search }}
          aria-label={`${text.meTooLogin}: ${number}`}
        >
          {text.meTooLogin}
        </Link>
      ) : (
        <Button
          tone="ghost"
          size="small"
          busyText={support.state === 'busy' ? text.storing : undefined}
          aria-label={support.isMine ? text.takeBackTo(number) : text.meTooTo(number)}
          onClick={support.toggle}
        >
          {support.isMine ? text.takeBack : text.meToo}
        </Button>
      )}
    </p>
  );
}
