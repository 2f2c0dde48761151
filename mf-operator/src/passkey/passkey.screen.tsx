import { signOut, usePage } from '@nukkad/platform';
import { Button, Card, Container } from '@nukkad/shared-ui';
import { Read } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { addPasskey, confirmWithPasskey, usePasskeys } from './passkey.data';
import styles from './passkey.module.css';
import { text } from './passkey.text';

interface Props {
  onConfirmed: () => void;
}

/** All that an operator sees before a passkey has confirmed who they are. */
export function PasskeyPage({ onConfirmed }: Props) {
  const passkeys = usePasskeys();
  return (
    <main id="content">
      <Container className={styles.page}>
        <Card as="section" className={styles.card}>
          <Read what={text.what} loaded={passkeys} lines={3}>
            {(list) =>
              list.length === 0 ? <Add onDone={onConfirmed} /> : <Confirm onDone={onConfirmed} />
            }
          </Read>
          <Button tone="ghost" onClick={() => void signOut()}>
            {text.logout}
          </Button>
        </Card>
      </Container>
    </main>
  );
}

const Add = ({ onDone }: { onDone: () => void }) => (
  <Ask title={text.addTitle} why={text.addWhy} label={text.add} work={addPasskey} onDone={onDone} />
);

const Confirm = ({ onDone }: { onDone: () => void }) => (
  <>
    <Ask
      title={text.confirmTitle}
      why={text.confirmWhy}
      label={text.confirm}
      work={confirmWithPasskey}
      onDone={onDone}
    />
    <p className={styles.muted}>{text.lost}</p>
  </>
);

interface AskProps {
  title: string;
  why: string;
  label: string;
  /** What stood in the way; null when nothing did. */
  work: () => Promise<string | null>;
  onDone: () => void;
}

function Ask({ title, why, label, work, onDone }: AskProps) {
  usePage({ title });
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async () => {
    setWaiting(true);
    setRefusal(null);
    const words = await work().finally(() => setWaiting(false));
    if (words === null) onDone();
    else setRefusal(words);
  };
  return (
    <>
      <h1>{title}</h1>
      <p>{why}</p>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button size="large" busyText={isWaiting ? text.waiting : undefined} onClick={ask}>
        {label}
      </Button>
    </>
  );
}
