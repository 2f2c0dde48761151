import { signOut, useLocation, usePage } from '@nukkad/platform';
import { Button, Card, Container, TextField } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './passkey.module.css';
import { addPasskey, confirmWithPasskey, usePasskeys } from './passkey.queries';
import { text } from './passkey.text';

interface Props {
  onConfirmed: () => void;
}

/** The only page of an operator before a passkey has confirmed the session. */
export function PasskeyPage({ onConfirmed }: Props) {
  const passkeys = usePasskeys();
  return (
    <main id="content">
      <Container className={styles.page}>
        <Card as="section" className={styles.card}>
          <AsyncView what={text.what} loaded={passkeys} lines={3}>
            {(list) =>
              list.length === 0 ? <Add onDone={onConfirmed} /> : <Confirm onDone={onConfirmed} />
            }
          </AsyncView>
          <Button tone="ghost" onClick={() => void signOut()}>
            {text.logout}
          </Button>
        </Card>
      </Container>
    </main>
  );
}

/** The code is in the link's hash, which a login in between removes. */
function Add({ onDone }: { onDone: () => void }) {
  const { hash, pathname } = useLocation();
  const [code, setCode] = useState(() => codeIn(hash));
  // Others may see the screen or the history later: remove the code from the address.
  useEffect(() => history.replaceState(history.state, '', pathname), [pathname]);
  const add = async () => (code === '' ? text.codeMissing : addPasskey(code));
  return (
    <Ask title={text.addTitle} why={text.addWhy} label={text.add} work={add} onDone={onDone}>
      <TextField
        label={text.code}
        hint={text.codeHint}
        value={code}
        onChange={(typed) => setCode(codeIn(typed))}
        autoComplete="off"
        spellCheck="false"
      />
    </Ask>
  );
}

/** The hash of a link, or the whole of any other text. */
const codeIn = (typed: string) => typed.slice(typed.indexOf('#') + 1).trim();

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
  /** Resolves to an error message; null on success. */
  work: () => Promise<string | null>;
  onDone: () => void;
  children?: ReactNode;
}

function Ask({ title, why, label, work, onDone, children }: AskProps) {
  usePage({ title });
  const [isWaiting, setWaiting] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const ask = async () => {
    setWaiting(true);
    setErrorMessage(null);
    const words = await work().finally(() => setWaiting(false));
    if (words === null) onDone();
    else setErrorMessage(words);
  };
  return (
    <>
      <h1>{title}</h1>
      <p>{why}</p>
      {children}
      {errorMessage !== null && <p role="alert">{errorMessage}</p>}
      <Button size="large" busyText={isWaiting ? text.waiting : undefined} onClick={ask}>
        {label}
      </Button>
    </>
  );
}
