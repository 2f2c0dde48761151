import { isApiError, Link, useLocation } from '@nukkad/platform';
import { formatLongDay } from '@nukkad/platform/format';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './times.module.css';
import { text } from './times.text';

interface Props {
  date: string;
  isLoggedIn: boolean;
  onJoin: () => Promise<void>;
}

type Standing = 'open' | 'joining' | 'joined' | 'refused';

/** Waitlist button of a full day. */
export function JoinWaitlist({ date, isLoggedIn, onJoin }: Props) {
  const [standing, setStanding] = useState<Standing>('open');
  const { pathname, search } = useLocation();
  const day = formatLongDay(date);
  const join = async () => {
    setStanding('joining');
    setStanding(await joined(onJoin));
  };
  return (
    <div className={styles.waitlist}>
      <p role="status">{standing === 'joined' ? text.joined(day) : text.noneOn.full(day)}</p>
      <p role="alert" className={styles.refused}>
        {standing === 'refused' && text.notJoined}
      </p>
      {standing !== 'joined' && isLoggedIn && (
        <Button
          tone="secondary"
          busyText={standing === 'joining' ? text.joining : undefined}
          onClick={join}
        >
          {text.join}
        </Button>
      )}
      {!isLoggedIn && standing !== 'joined' && (
        <Link
          className={buttonClass({ tone: 'secondary' })}
          to="/login"
          state={{ from: pathname + search }}
        >
          {text.joinLogin}
        </Link>
      )}
    </div>
  );
}

/** Being on the list already counts as success. */
async function joined(join: () => Promise<void>): Promise<Standing> {
  try {
    await join();
    return 'joined';
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.code === 'conflict' ? 'joined' : 'refused';
  }
}
