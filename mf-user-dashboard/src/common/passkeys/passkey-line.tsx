import { toast } from '@nukkad/platform';
import { limits, messages, type Passkey } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import {
  Button,
  ConfirmButton,
  FormTextField,
  required,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { useState } from 'react';
import styles from './passkeys.module.css';
import { text } from './passkeys.text';

interface Props {
  passkey: Passkey;
  onRename: (name: string) => Promise<SubmitAnswer>;
  onRemove: () => Promise<void>;
}

export function PasskeyLine({ passkey, onRename, onRemove }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const { name } = passkey;
  if (isRenaming) {
    return (
      <li className={styles.passkey}>
        <div className={styles.form}>
          <RenameForm passkey={passkey} onRename={onRename} onClose={() => setRenaming(false)} />
        </div>
      </li>
    );
  }
  return (
    <li className={styles.passkey}>
      <Facts passkey={passkey} />
      <div className={styles.ways}>
        <Button
          tone="secondary"
          size="small"
          aria-label={text.renameOf(name)}
          onClick={() => setRenaming(true)}
        >
          {text.rename}
        </Button>
        <ConfirmButton
          label={text.remove}
          name={text.removeOf(name)}
          title={text.removeTitle(name)}
          busyText={text.removing}
          size="small"
          isDanger
          onConfirm={onRemove}
        >
          {text.removeWhy}
        </ConfirmButton>
      </div>
    </li>
  );
}

function Facts({ passkey: { name, createdAt, lastUsedAt, isSynced } }: Pick<Props, 'passkey'>) {
  const used = lastUsedAt === null ? text.neverUsed : text.used(formatDate(lastUsedAt));
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.muted}>
        {text.since(formatDate(createdAt))}, {used}
      </p>
      {isSynced && <p className={styles.muted}>{text.synced}</p>}
    </div>
  );
}

function RenameForm({
  passkey: { _id, name },
  onRename,
  onClose,
}: Pick<Props, 'passkey' | 'onRename'> & { onClose: () => void }) {
  const save = async (typed: { name: string }) => {
    const problem = await onRename(typed.name.trim());
    if (problem === undefined) toast({ text: text.renamed(typed.name.trim()), tone: 'success' });
    return problem;
  };
  return (
    <DraftForm
      draft={`passkey:${_id}`}
      label={text.renameOf(name)}
      begin={{ name }}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      takesFocus
    >
      <FormTextField
        name="name"
        label={text.name}
        maxLength={limits.passkeyNameMaxLength}
        validate={required(messages.required)}
      />
    </DraftForm>
  );
}
