import { Button, Form, type FormProps, type SubmitAnswer, SubmitButton } from '@nukkad/shared-ui';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** `FormWithLists` where an answer is a list that is edited. */
  as?: ComponentType<FormProps<Values>>;
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
  as: FormOf = Form,
  children,
}: Props<Values>) {
  const draft = useDraft(name, begin);
  const [hasFailed, setFailed] = useState(false);
  const [isKept, setKept] = useState(draft.isKept);
  const box = useFirstFocus(takesFocus);
  const save = async (values: Values) => {
    const problem = await onSave(values);
    setFailed(typeof problem === 'string');
    if (problem !== undefined) return problem;
    draft.drop();
    setKept(false);
    onSaved();
    return undefined;
  };
  const cancel = () => {
    draft.drop();
    onCancel?.();
  };
  return (
    <div ref={box}>
      <FormOf label={label} initialValues={draft.values} onEdit={draft.keep} onSubmit={save}>
        {isKept && (
          <p role="status" className={styles.kept}>
            {text.kept}
          </p>
        )}
        {children}
        <div className={styles.ways}>
          <SubmitButton tone={tone} busyText={savingText}>
            {hasFailed ? text.retry : saveText}
          </SubmitButton>
          {onCancel && (
            <Button tone="ghost" onClick={cancel}>
              {cancelText}
            </Button>
          )}
        </div>
      </FormOf>
    </div>
  );
}

function useFirstFocus(isWanted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isWanted]);
  return box;
}
