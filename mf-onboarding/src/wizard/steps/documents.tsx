import { toast } from '@nukkad/platform';
import { type Credential, limits } from '@nukkad/platform/contract';
import { Button, Checkbox } from '@nukkad/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';

interface Props<Item extends { id: string }> {
  none: boolean;
  /** "I don't have …"; without it the document is needed. */
  noneLabel: string | null;
  items: readonly Item[];
  /** "Certificate 1" */
  nameOf: (nth: number) => string;
  addText: string;
  newItem: () => Item;
  rejected: readonly Credential[];
  onChange: (next: { none?: boolean; items?: Item[] }) => void;
  children: (item: Item, nth: number) => ReactNode;
}

/** A list of documents, or the word that there is none. */
export function Documents<Item extends { id: string }>(props: Props<Item>) {
  const { none, noneLabel, items, nameOf, addText, newItem, rejected, onChange, children } = props;
  const [added, setAdded] = useState<string | null>(null);
  const add = () => {
    const item = newItem();
    setAdded(item.id);
    onChange({ items: [...items, item] });
  };
  const remove = (nth: number) => {
    onChange({ items: items.filter((_, index) => index !== nth) });
    toast({ text: text.removed(nameOf(nth)), undo: () => onChange({ items: [...items] }) });
  };
  return (
    <div className={styles.fields}>
      {noneLabel !== null && (
        <Checkbox
          label={noneLabel}
          isSelected={none}
          onChange={(isNow) => onChange({ none: isNow })}
        />
      )}
      {!none &&
        items.map((item, nth) => (
          <Group key={item.id} name={nameOf(nth)} takesFocus={item.id === added}>
            <SentBack credential={rejected.find(({ _id }) => _id === item.id)} />
            {children(item, nth)}
            {items.length > 1 && (
              <div>
                <Button tone="ghost" size="small" onClick={() => remove(nth)}>
                  {text.remove(nameOf(nth))}
                </Button>
              </div>
            )}
          </Group>
        ))}
      {!none && items.length < limits.onboardingItemsMost && (
        <div>
          <Button tone="secondary" onClick={add}>
            {addText}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The first one is there to be filled in; it is one of the draft's once somebody begins with it. */
export function useItems<Item>(items: readonly Item[], begin: () => Item): readonly Item[] {
  const [blank] = useState(() => [begin()]);
  return items.length > 0 ? items : blank;
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

/** Why an operator did not take a document. */
function SentBack({ credential }: { credential: Credential | undefined }) {
  if (!credential) return null;
  return (
    <p className={styles.sentBack}>
      <strong>{text.sentBack}</strong> {credential.reason}
    </p>
  );
}
