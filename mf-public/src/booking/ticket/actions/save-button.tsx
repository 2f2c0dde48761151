import type { Failure } from '@nukkad/platform';
import { Button } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from '../ticket.module.css';
import { text } from '../ticket.text';

interface Props {
  label: string;
  icon: ReactNode;
  /** Shown after a failure. */
  failed: string;
  /** Saves the file; returns why it failed, if it did. */
  save: () => Promise<Failure | undefined>;
}

/** Saves a file of the booking. */
export function SaveButton({ label, icon, failed, save }: Props) {
  const [standing, setStanding] = useState<'idle' | 'fetching' | { refused: string }>('idle');
  const fetchFile = async () => {
    setStanding('fetching');
    const failure = await save();
    // An invoice that is not issued yet says why, and from when on it is.
    const refused = failure?.code === 'conflict' ? failure.message : failed;
    setStanding(failure === undefined ? 'idle' : { refused });
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
      {typeof standing === 'object' && (
        <p role="alert" className={styles.refused}>
          {standing.refused}
        </p>
      )}
    </>
  );
}
