import { toast } from '@nukkad/platform';
import {
  type CertificateDraft,
  type Credential,
  type EducationDraft,
  limits,
} from '@nukkad/platform/contract';
import { Button, FormCheckbox, FormList, type ListLink, useFormValue } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DocumentStep, withDocument } from '../draft/draft.model';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';
import { useDraftUpdate } from './uploads';

/** A document of the list, and its form field names. */
export interface DocumentProps<Item> {
  item: Item;
  nameOf: (field: keyof Item & string) => string;
}

interface Props<Item> {
  step: DocumentStep;
  /** "I don't have …"; null if the document is required. */
  noneLabel: string | null;
  /** "Certificate 1" */
  titleOf: (nth: number) => string;
  addText: string;
  newItem: () => Item;
  rejected: readonly Credential[];
  children: (document: DocumentProps<Item>) => ReactNode;
}

/** A list of documents, or the statement that there are none. */
export function Documents<Item extends CertificateDraft | EducationDraft>(props: Props<Item>) {
  const { noneLabel } = props;
  const [none = false] = useFormValue<boolean>('none');
  return (
    <div className={styles.fields}>
      {noneLabel !== null && <FormCheckbox name="none" label={noneLabel} />}
      {!none && (
        <FormList<Item> name="items">{(list) => <Items {...props} list={list} />}</FormList>
      )}
    </div>
  );
}

type ItemsProps<Item> = Props<Item> & { list: ListLink<Item> };

function Items<Item extends CertificateDraft | EducationDraft>(props: ItemsProps<Item>) {
  const { step, titleOf, addText, newItem, rejected, list, children } = props;
  const { items, nameOf, add, remove } = list;
  const update = useDraftUpdate();
  const [added, setAdded] = useState<string | null>(null);
  const addOne = () => {
    const item = newItem();
    setAdded(item.id);
    add(item);
  };
  const removeOne = (item: Item, nth: number) => {
    remove(nth);
    const undo = () => update(step, (draft) => withDocument(draft, step, item, nth));
    toast({ text: text.removed(titleOf(nth)), undo });
  };
  return (
    <div className={styles.fields}>
      {items.map((item, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's values belong to its index
        <Group key={nth} name={titleOf(nth)} takesFocus={item.id === added}>
          <SentBack credential={rejected.find(({ _id }) => _id === item.id)} />
          {children({ item, nameOf: (field) => nameOf(nth, field) })}
          {items.length > 1 && (
            <div>
              <Button tone="ghost" size="small" onClick={() => removeOne(item, nth)}>
                {text.remove(titleOf(nth))}
              </Button>
            </div>
          )}
        </Group>
      ))}
      {items.length < limits.onboardingItemsMost && (
        <div>
          <Button tone="secondary" onClick={addOne}>
            {addText}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  name: string;
  takesFocus: boolean;
  children: ReactNode;
}

function Group({ name, takesFocus, children }: GroupProps) {
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (takesFocus) legend.current?.focus();
  }, [takesFocus]);
  return (
    <fieldset className={styles.document}>
      <legend ref={legend} tabIndex={-1} className={styles.legend}>
        {name}
      </legend>
      {children}
    </fieldset>
  );
}

/** Why an operator rejected a document. */
function SentBack({ credential }: { credential: Credential | undefined }) {
  if (!credential) return null;
  return (
    <p className={styles.sentBack}>
      <strong>{text.sentBack}</strong> {credential.reason}
    </p>
  );
}
