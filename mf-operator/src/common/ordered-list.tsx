import { Button, PlusIcon } from '@nukkad/shared-ui';
import { type ReactNode, useRef } from 'react';
import { type Keyed, moved, newKey } from './ordered-list.model';
import styles from './ordered-list.module.css';
import { text } from './ordered-list.text';

interface Props<Item extends Keyed> {
  /** What is listed: "Questions". */
  label: string;
  items: readonly Item[];
  error?: string | undefined;
  /** What an item is called: its own words, or its place. */
  nameOf: (item: Item, place: number) => string;
  /** An item without an answer yet. */
  empty: Omit<Item, 'key'>;
  addText: string;
  most: number;
  onChange: (items: Item[]) => void;
  children: (item: Item, change: (values: Partial<Item>) => void, place: number) => ReactNode;
}

/** Items in an order that can be changed, each with fields of its own. */
export function OrderedList<Item extends Keyed>(props: Props<Item>) {
  const { label, items, error, nameOf, empty, addText, most, onChange, children } = props;
  const add = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const change = (key: string) => (values: Partial<Item>) =>
    onChange(items.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const remove = (key: string) => {
    // What had focus goes with its item.
    add.current?.focus();
    onChange(items.filter((one) => one.key !== key));
  };
  const move = (place: number, by: -1 | 1, name: string) => {
    onChange(moved(items, place, by));
    if (said.current) said.current.textContent = text.moved(name, place + by + 1);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <p ref={said} role="status" className="nk-visually-hidden" />
      <ol className={styles.items}>
        {items.map((item, place) => {
          const name = nameOf(item, place + 1);
          return (
            <li key={item.key}>
              <fieldset className={styles.item} aria-label={name}>
                {children(item, change(item.key), place)}
                <div className={styles.ways}>
                  <Step
                    name={text.up(name)}
                    isLast={place === 0}
                    onPress={() => move(place, -1, name)}
                  >
                    {text.upWord}
                  </Step>
                  <Step
                    name={text.down(name)}
                    isLast={place === items.length - 1}
                    onPress={() => move(place, 1, name)}
                  >
                    {text.downWord}
                  </Step>
                  <Step name={text.remove(name)} onPress={() => remove(item.key)}>
                    {text.removeWord}
                  </Step>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          ref={add}
          tone="secondary"
          disabled={items.length >= most}
          onClick={() => onChange([...items, { ...empty, key: newKey() } as Item])}
        >
          <PlusIcon size={18} />
          {addText}
        </Button>
      </div>
    </fieldset>
  );
}

interface StepProps {
  name: string;
  /** It leads nowhere; focus may stay on it. */
  isLast?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Step({ name, isLast = false, onPress, children }: StepProps) {
  return (
    <Button
      tone="ghost"
      size="small"
      aria-label={name}
      aria-disabled={isLast}
      onClick={() => !isLast && onPress()}
    >
      {children}
    </Button>
  );
}
