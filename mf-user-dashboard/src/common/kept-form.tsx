import { useNavigate } from '@nukkad/platform';
import {
  Button,
  Form,
  LeaveQuestion,
  type SubmitAnswer,
  SubmitButton,
  sameAnswers,
} from '@nukkad/shared-ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as text from './common.text';
import { useDraft } from './draft';
import styles from './kept-form.module.css';

interface Props<Values extends object> {
  /** Names the draft, with the id of what it is about: `address:address-1`. */
  draft: string;
  /** Names the form for those who cannot see it. */
  label: string;
  begin: Values;
  /** Says what is wrong, if anything is. */
  onSave: (values: Values) => Promise<SubmitAnswer>;
  /** It is stored. */
  onSaved: () => void;
  /** Without it there is no way to give up. */
  onCancel?: (() => void) | undefined;
  cancelText?: string;
  saveText?: string;
  savingText?: string;
  tone?: 'primary' | 'danger';
  /** Begins with focus in its first field: it came by a press. */
  takesFocus?: boolean;
  /** Shows what is stored: Save waits for a change, and with one leaving is asked about first. */
  isOfStored?: boolean;
  children: ReactNode;
}

/** A form whose answers stay until they are stored, whatever happens to the page or the session. */
export function KeptForm<Values extends object>({
  draft: name,
  label,
  begin,
  onSave,
  onSaved,
  onCancel,
  cancelText = text.cancel,
  saveText = text.save,
  savingText = text.saving,
  tone = 'primary',
  takesFocus = false,
  isOfStored = false,
  children,
}: Props<Values>) {
  const draft = useDraft(name, begin);
  const [hasFailed, setFailed] = useState(false);
  const [stored] = useState(begin);
  const [isChanged, setChanged] = useState(!sameAnswers(draft.values, begin));
  const isHeld = isOfStored && !isChanged;
  const box = useFirstFocus(takesFocus);
  const edit = (values: Values) => {
    const isSame = sameAnswers(values, stored);
    if (isSame) draft.drop();
    else draft.keep(values);
    setChanged(!isSame);
  };
  const save = async (values: Values) => {
    if (isHeld) return undefined;
    const problem = await onSave(values);
    setFailed(typeof problem === 'string');
    if (problem !== undefined) return problem;
    draft.drop();
    onSaved();
    return undefined;
  };
  const cancel = () => {
    draft.drop();
    onCancel?.();
  };
  return (
    <div ref={box}>
      <Form label={label} initialValues={draft.values} onEdit={edit} onSubmit={save}>
        {draft.isKept && (
          <p role="status" className={styles.kept}>
            {text.kept}
          </p>
        )}
        {children}
        <div className={styles.ways}>
          <SubmitButton tone={tone} busyText={savingText} isHeld={isHeld}>
            {hasFailed ? (isOfStored ? text.saveAgain : text.retry) : saveText}
          </SubmitButton>
          {onCancel && (
            <Button tone="ghost" onClick={cancel}>
              {cancelText}
            </Button>
          )}
        </div>
      </Form>
      {isOfStored && <LeaveFirst label={label} isNeeded={isChanged} />}
    </div>
  );
}

function LeaveFirst({ label, isNeeded }: { label: string; isNeeded: boolean }) {
  const navigate = useNavigate();
  const leave = useCallback((to: string) => void navigate(to), [navigate]);
  return (
    <LeaveQuestion isNeeded={isNeeded} what={label} onLeave={leave}>
      {text.leaveWhy}
    </LeaveQuestion>
  );
}

function useFirstFocus(isWanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isWanted]);
  return box;
}
