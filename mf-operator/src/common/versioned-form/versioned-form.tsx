import {
  Button,
  FormWithLists,
  Notice,
  type SubmitAnswer,
  SubmitButton,
  useFormValue,
  useLeaveGuard,
} from '@nukkad/shared-ui';
import { useDraft } from '@nukkad/vendor-kit';
import { type ReactNode, useState } from 'react';
import type { SaveOutcome } from './save-with-conflict';
import styles from './versioned-form.module.css';
import { text } from './versioned-form.text';

interface Props<Values extends { revision: number }> {
  /** Key of the draft: `faq:home`. */
  draft: string;
  /** Accessible name of the form. */
  label: string;
  begin: Values;
  /** Saves the values; returns errors, or the version stored by another operator. */
  onSave: (values: Values) => Promise<SaveOutcome<Values>>;
  onSaved: () => void;
  /** Text of the other version, for comparison. */
  toText: (values: Values) => string;
  saveText?: string;
  /** Further actions beside Save. */
  ways?: ReactNode;
  children: ReactNode;
}

/**
 * A form for a text that several operators may change. Unsaved input survives a reload and an
 * expired session; on a conflict the operator chooses between both versions.
 */
export function VersionedForm<Values extends { revision: number }>(props: Props<Values>) {
  const [begin, setBegin] = useState(props.begin);
  const [times, setTimes] = useState(0);
  const again = (values: Values) => {
    setBegin(values);
    setTimes(times + 1);
  };
  return <OneForm key={times} {...props} begin={begin} onAgain={again} />;
}

interface OneProps<Values extends { revision: number }> extends Props<Values> {
  /** Resets the form to the other version. */
  onAgain: (values: Values) => void;
}

function OneForm<Values extends { revision: number }>(props: OneProps<Values>) {
  const { draft: name, label, begin, onSave, onSaved, toText, ways, children } = props;
  const draft = useDraft(name, begin);
  const [isKept, setKept] = useState(draft.isKept);
  const [isChanged, setChanged] = useState(draft.isKept);
  const [remoteVersion, setRemoteVersion] = useState<Values | null>(null);
  useLeaveGuard(isChanged);
  const edit = (values: Values) => {
    const isAsBefore = written(values) === written(begin);
    if (isAsBefore) draft.drop();
    else draft.keep(values);
    setChanged(!isAsBefore);
  };
  const save = async (values: Values): Promise<SubmitAnswer> => {
    const outcome = await onSave(values);
    if (outcome.state === 'stored') {
      draft.drop();
      setKept(false);
      setChanged(false);
      onSaved();
      return undefined;
    }
    setRemoteVersion(outcome.state === 'overtaken' ? outcome.remoteVersion : null);
    return outcome.problem;
  };
  const giveUp = (values: Values) => {
    draft.drop();
    props.onAgain(values);
  };
  return (
    <FormWithLists label={label} initialValues={draft.values} onEdit={edit} onSubmit={save} isLong>
      {isKept && (
        <div role="status" className={styles.kept}>
          <p>{text.kept}</p>
          <Button tone="ghost" size="small" onClick={() => giveUp(begin)}>
            {text.discard}
          </Button>
        </div>
      )}
      {remoteVersion && (
        <RemoteVersion
          remoteVersion={remoteVersion}
          words={toText(remoteVersion)}
          onTake={() => giveUp(remoteVersion)}
          onKeepLocal={() => setRemoteVersion(null)}
        />
      )}
      {children}
      <div className={styles.ways}>
        <SubmitButton busyText={text.saving}>{props.saveText ?? text.save}</SubmitButton>
        {ways}
      </div>
    </FormWithLists>
  );
}

/** Input without its base revision. */
const written = (values: { revision: number }) => JSON.stringify({ ...values, revision: 0 });

interface RemoteVersionProps {
  remoteVersion: { revision: number };
  words: string;
  onTake: () => void;
  onKeepLocal: () => void;
}

function RemoteVersion({ remoteVersion, words, onTake, onKeepLocal }: RemoteVersionProps) {
  const [, setRevision] = useFormValue<number>('revision');
  const keepLocal = () => {
    setRevision(remoteVersion.revision);
    onKeepLocal();
  };
  return (
    <Notice title={text.overtaken}>
      <p>{text.overtakenNext}</p>
      <details className={styles.theirs}>
        <summary>{text.remoteVersion}</summary>
        <pre className={styles.words}>{words}</pre>
      </details>
      <div className={styles.ways}>
        <Button tone="secondary" size="small" onClick={onTake}>
          {text.takeRemote}
        </Button>
        <Button tone="secondary" size="small" onClick={keepLocal}>
          {text.keepLocal}
        </Button>
      </div>
    </Notice>
  );
}
