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
import * as text from './common.text';
import { useDraft } from './draft';
import styles from './draft-form.module.css';

/** Sets answers by what was stored: a new row has its id now. */
export type ChangeAnswers<Values extends object> = (values: Partial<Values>) => void;

interface Props<Values extends object> {
  /** Names the draft, with the id of what it is about: `address:address-1`. */
  draft: string;
  /** Names the form for those who cannot see it. */
  label: string;
  begin: Values;
  /** Says what is wrong, if anything is. */
  onSave: (values: Values, change: ChangeAnswers<Values>) => Promise<SubmitAnswer>;
  /** It is stored. */
  onSaved: () => void;
  /** Without it there is no way to give up. */
  onCancel?: (() => void) | undefined;
  cancelText?: string;
  saveText?: string;
  savingText?: string;
  /** On the button after a failure. */
  retryText?: string | undefined;
  tone?: 'primary' | 'danger';
  /** Begins with focus in its first field: it came by a press. */
  takesFocus?: boolean;
  /** Shows what is stored: Save waits for a change, and with one leaving is asked about first. */
  isOfStored?: boolean;
  /** Of what is stored, and stays after it is saved: Cancel waits for a change as well. */
  stays?: boolean;
  /** `FormWithLists` where an answer is a list that is edited. */
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

/** Whether what is typed differs from what is stored; only then it is kept as a draft. */
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
    // Somebody may have typed on while it was stored.
    edit(typed.current);
  };
  return { isChanged, edit, store };
}

/** Hands what changes answers to whom the form is within. */
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
