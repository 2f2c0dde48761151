import { useNavigate } from '@nukkad/platform';
import {
  Button,
  Form,
  type FormProps,
  LeaveQuestion,
  type SubmitAnswer,
  SubmitButton,
  sameAnswers,
  useFormChange,
} from '@nukkad/shared-ui';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as text from '../common.text';
import { useDraft } from './draft';
import styles from './draft-form.module.css';

/** Updates values after a partial save: a stored row now has its id. */
export type ChangeAnswers<Values extends object> = (values: Partial<Values>) => void;

interface Props<Values extends object> {
  /** Key of the draft, with the id of its subject: `address:address-1`. */
  draft: string;
  /** Accessible name of the form. */
  label: string;
  begin: Values;
  /** Stores the values; resolves to the problem, or undefined on success. */
  onSave: (values: Values, change: ChangeAnswers<Values>) => Promise<SubmitAnswer>;
  onSaved: () => void;
  /** Without it the form has no Cancel button. */
  onCancel?: (() => void) | undefined;
  cancelText?: string;
  saveText?: string;
  savingText?: string;
  /** Label of the button after a failure. */
  retryText?: string | undefined;
  tone?: 'primary' | 'danger';
  /** Focuses the first field, since a press opened the form. */
  takesFocus?: boolean;
  /** Edits stored values: Save needs a change, and leaving with unsaved changes asks first. */
  isOfStored?: boolean;
  /** Like `isOfStored`, and remains after saving: Cancel needs a change as well. */
  stays?: boolean;
  /** `FormWithLists` where a value is an editable list. */
  as?: ComponentType<FormProps<Values>>;
  children: ReactNode;
}

/** A form whose answers stay until they are stored, whatever happens to the page or the session. */
export function DraftForm<Values extends object>({
  draft: name,
  label,
  begin,
  onSave,
  onSaved,
  onCancel,
  cancelText = text.cancel,
  saveText = text.save,
  savingText = text.saving,
  retryText,
  tone = 'primary',
  takesFocus = false,
  stays = false,
  isOfStored = stays,
  as: FormOf = Form,
  children,
}: Props<Values>) {
  const draft = useDraft(name, begin);
  const changes = useChanges(draft, begin);
  const [hasFailed, setFailed] = useState(false);
  const [isKept, setKept] = useState(draft.isKept);
  const box = useFirstFocus(takesFocus);
  const change = useRef<ChangeAnswers<Values>>(() => {});
  const save = async (values: Values) => {
    if (isOfStored && !changes.isChanged) return undefined;
    let sent = values;
    const problem = await onSave(values, (answers) => {
      sent = { ...sent, ...answers };
      change.current(answers);
    });
    setFailed(typeof problem === 'string');
    if (problem !== undefined) return problem;
    changes.store(sent);
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
      <FormOf label={label} initialValues={draft.values} onEdit={changes.edit} onSubmit={save}>
        <ChangeHandle to={change} />
        {isKept && (
          <p role="status" className={styles.kept}>
            {text.kept}
          </p>
        )}
        {children}
        <div className={styles.ways}>
          <SubmitButton tone={tone} busyText={savingText} isHeld={isOfStored && !changes.isChanged}>
            {hasFailed ? (retryText ?? (isOfStored ? text.saveAgain : text.retry)) : saveText}
          </SubmitButton>
          {onCancel && (!stays || changes.isChanged) && (
            <Button tone="ghost" onClick={cancel}>
              {cancelText}
            </Button>
          )}
        </div>
      </FormOf>
      {isOfStored && <LeaveFirst label={label} isNeeded={changes.isChanged} />}
    </div>
  );
}

/** Compares typed with stored values; a draft is kept only while they differ. */
function useChanges<Values extends object>(
  draft: ReturnType<typeof useDraft<Values>>,
  begin: Values,
) {
  const stored = useRef(begin);
  const typed = useRef(draft.values);
  const [isChanged, setChanged] = useState(!sameAnswers(draft.values, begin));
  const edit = (values: Values) => {
    typed.current = values;
    const isSame = sameAnswers(values, stored.current);
    if (isSame) draft.drop();
    else draft.keep(values);
    setChanged(!isSame);
  };
  const store = (values: Values) => {
    stored.current = values;
    // The user may have typed on during the request.
    edit(typed.current);
  };
  return { isChanged, edit, store };
}

/** Exposes the form's change function to the component outside the form. */
function ChangeHandle<Values extends object>({ to }: { to: RefObject<ChangeAnswers<Values>> }) {
  const change = useFormChange<Values>();
  useEffect(() => {
    to.current = change;
  }, [to, change]);
  return null;
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
