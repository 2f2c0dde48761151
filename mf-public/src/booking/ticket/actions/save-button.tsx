import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from '../ticket.module.css';
import { text } from '../ticket.text';

interface Props {
  label: string;
  icon: ReactNode;
  /** Shown after a failure. */
  failed: string;
  /** Saves the file; false on failure. */
  save: () => Promise<boolean>;
}

/** Saves a file of the booking. */
export function SaveButton({ label, icon, failed, save }: Props) {
  const [standing, setStanding] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const fetchFile = async () => {
    setStanding('fetching');
    setStanding((await save()) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button
        tone="secondary"
        busyText={standing === 'fetching' ? text.fetching : undefined}
        onClick={fetchFile}
      >
        {icon}
        {label}
      </Button>
      {standing === 'failed' && (
        <p role="alert" className={styles.refused}>
          {failed}
        </p>
      )}
    </>
  );
}
