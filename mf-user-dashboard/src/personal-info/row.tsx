import { toast } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { Button } from '@nukkad/shared-ui';
import { DraftForm, useHasDraft } from '@nukkad/vendor-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './personal-info.module.css';
import { text } from './personal-info.text';

interface Props<Values extends object> {
  /** Key of the draft. */
  name: string;
  /** "Mobile" */
  term: string;
  /** Current value. */
  value: ReactNode;
  begin: Values;
  onSave: (values: Values) => Promise<SubmitAnswer>;
  /** Fields in edit mode. */
  children: ReactNode;
}

/** One field of the record, with Edit and Save. */
export function Row<Values extends object>({
  name,
  term,
  value,
  begin,
  onSave,
  children,
}: Props<Values>) {
  const draft = `personal:${name}`;
  const [isEditing, setEditing] = useState(useHasDraft(draft));
  const [hasEdited, setEdited] = useState(false);
  const edit = useReturnedFocus(hasEdited && !isEditing);
  const begun = () => {
    setEditing(true);
    setEdited(true);
  };
  const saved = () => {
    setEditing(false);
    setEdited(true);
    toast({ text: text.saved(term), tone: 'success' });
  };
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        {isEditing ? (
          <DraftForm
            draft={draft}
            label={text.editOf(term)}
            begin={begin}
            onSave={onSave}
            onSaved={saved}
            onCancel={() => setEditing(false)}
            takesFocus={hasEdited}
            isOfStored
          >
            {children}
          </DraftForm>
        ) : (
          <div className={styles.shown}>
            <div>{value}</div>
            <Button
              ref={edit}
              tone="ghost"
              className={styles.edit}
              aria-label={text.editOf(term)}
              onClick={begun}
            >
              {text.edit}
            </Button>
          </div>
        )}
      </dd>
    </div>
  );
}

/** The form is gone: return focus to its Edit button. */
function useReturnedFocus(isBack: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return button;
}
