import { Button, FormList, type ListLink, PlusIcon } from '@nukkad/shared-ui';
import { type ReactNode, useRef } from 'react';
import styles from './ordered-list.module.css';
import { text } from './ordered-list.text';

interface Props<Item> {
  /** Its key in the values of the form. */
  name: string;
  /** What is listed: "Questions". */
  label: string;
  /** What is wrong with the whole of the list. */
  validate?: (items: readonly Item[]) => string | undefined;
  /** What an item is called: its own words, or its place. */
  titleOf: (item: Item, place: number) => string;
  /** An item without an answer yet. */
  empty: Item;
  addText: string;
  most: number;
  /** Draws the fields of an item; `nameOf('href')` is a field's key in the values of the form. */
  children: (item: Item, nameOf: (field: keyof Item & string) => string) => ReactNode;
}

/** Items in an order that can be changed, each with fields of its own. */
export function OrderedList<Item>({ name, validate, ...props }: Props<Item>) {
  return (
    <FormList<Item> name={name} {...(validate && { validate })}>
      {(list) => <Items {...props} list={list} />}
    </FormList>
  );
}

type ItemsProps<Item> = Omit<Props<Item>, 'name' | 'validate'> & { list: ListLink<Item> };

function Items<Item>({ list, label, titleOf, empty, addText, most, children }: ItemsProps<Item>) {
  const { items, error, nameOf } = list;
  const add = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const remove = (place: number) => {
    // What had focus goes with its item.
    add.current?.focus();
    list.remove(place);
  };
  const move = (place: number, by: -1 | 1, title: string) => {
    list.move(place, place + by);
    if (said.current) said.current.textContent = text.moved(title, place + by + 1);
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
          const title = titleOf(item, place + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the answers of a row go with its place
            <li key={place}>
              <fieldset className={styles.item} aria-label={title}>
                {children(item, (field) => nameOf(place, field))}
                <div className={styles.ways}>
                  <Step
                    name={text.up(title)}
                    isLast={place === 0}
                    onPress={() => move(place, -1, title)}
                  >
                    {text.upWord}
                  </Step>
                  <Step
                    name={text.down(title)}
                    isLast={place === items.length - 1}
                    onPress={() => move(place, 1, title)}
                  >
                    {text.downWord}
                  </Step>
                  <Step name={text.remove(title)} onPress={() => remove(place)}>
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
          onClick={() => list.add({ ...empty })}
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
