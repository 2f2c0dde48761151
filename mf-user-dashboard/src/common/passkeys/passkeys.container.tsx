import { toast } from '@nukkad/platform';
import { limits, type Passkey } from '@nukkad/platform/contract';
import { Button, Card } from '@nukkad/shared-ui';
import { AsyncView, runWithToast, submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { PasskeyLine } from './passkey-line';
import styles from './passkeys.module.css';
import { type PasskeyChanges, usePasskeyChanges, usePasskeys } from './passkeys.queries';
import { text } from './passkeys.text';

/** The signed-in user's passkeys, with a button to add one. */
export function Passkeys() {
  const passkeys = usePasskeys();
  return (
    <Card as="section" className={styles.passkeys}>
      <h2>{text.title}</h2>
      <p className={styles.muted}>{text.why}</p>
      <AsyncView what={text.what} loaded={passkeys} lines={2}>
        {(list) => <List passkeys={list} />}
      </AsyncView>
    </Card>
  );
}

function List({ passkeys }: { passkeys: Passkey[] }) {
  const changes = usePasskeyChanges();
  const remove = async ({ _id, name }: Passkey) => {
    const isRemoved = await runWithToast(text.removal(name), () => changes.remove(_id));
    if (isRemoved) toast({ text: text.removed(name), tone: 'success' });
  };
  return (
    <>
      {passkeys.length === 0 && <p>{text.none}</p>}
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey._id}
              passkey={passkey}
              onRename={(name) => submitted(() => changes.rename(passkey._id, name))}
              onRemove={() => remove(passkey)}
            />
          ))}
        </ul>
      )}
      {passkeys.length < limits.passkeysPerAccount ? (
        <AddButton onAdd={changes.add} />
      ) : (
        <p>{text.full}</p>
      )}
    </>
  );
}

function AddButton({ onAdd }: { onAdd: PasskeyChanges['add'] }) {
  const [isAdding, setAdding] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const add = async () => {
    setAdding(true);
    setErrorMessage(null);
    const addition = await onAdd().finally(() => setAdding(false));
    if ('errorMessage' in addition) setErrorMessage(addition.errorMessage);
    else toast({ text: text.added(addition.added.name), tone: 'success' });
  };
  return (
    <>
      {errorMessage !== null && <p role="alert">{errorMessage}</p>}
      <Button tone="secondary" busyText={isAdding ? text.adding : undefined} onClick={add}>
        {text.add}
      </Button>
    </>
  );
}
