import { toast } from '@nukkad/platform';
import type { ReleaseHealth } from '@nukkad/platform/contract';
import { Button, Card, FormSelect, required } from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { useRef, useState } from 'react';
import { ReasonField } from './reason-field';
import { earlierOf } from './releases.model';
import styles from './releases.module.css';
import { useWaysBack } from './releases.queries';
import { text } from './releases.text';

interface Props {
  part: string;
  releases: readonly ReleaseHealth[];
}

/** Rolls a part back to another version for all visitors, with a reason. */
export function RollBack({ part, releases }: Props) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const earlier = earlierOf(releases);
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.rollBack}</h2>
      {earlier.length === 0 && <p>{text.noEarlier}</p>}
      {earlier.length > 0 && (
        <div>
          <Button
            ref={button}
            tone="secondary"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {text.askRollBack}
          </Button>
        </div>
      )}
      {isAsking && <RollBackForm part={part} versions={earlier} onDone={close} />}
    </Card>
  );
}

interface FormProps {
  part: string;
  versions: readonly ReleaseHealth[];
  onDone: () => void;
}

function RollBackForm({ part, versions, onDone }: FormProps) {
  const { rollBack } = useWaysBack();
  return (
    <DraftForm
      draft={`rollback:${part}`}
      label={text.rollBack}
      begin={{ version: versions[0]?.version ?? '', reason: '' }}
      onSave={async ({ version, reason }) => {
        const wrong = await rollBack(part, version, reason);
        if (wrong === undefined) toast({ text: text.rolledBack(part, version) });
        return wrong;
      }}
      onSaved={onDone}
      onCancel={onDone}
      saveText={text.rollBack}
      savingText={text.rollingBack}
      tone="danger"
      takesFocus
    >
      <p className={styles.muted}>{text.rollBackWhy}</p>
      <FormSelect
        name="version"
        label={text.rollBackTo}
        isRequired
        options={versions.map(({ version }) => ({ value: version, label: version }))}
        validate={required(text.versionNeeded)}
      />
      <ReasonField />
    </DraftForm>
  );
}
