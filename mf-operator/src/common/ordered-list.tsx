import { Button, FormList, type ListLink, PlusIcon } from '@nukkad/shared-ui';
import { type ReactNode, useRef } from 'react';
import styles from './ordered-list.module.css';
import { text } from './ordered-list.text';

interface Props<Item> {
  /** Key in the form's values. */
  name: string;
  /** Name of the list: "Questions". */
  label: string;
  /** Validates the whole list. */
  validate?: (items: readonly Item[]) => string | undefined;
  /** Title of an item: its own text, or its number. */
  titleOf: (item: Item, place: number) => string;
  /** A new item. */
  empty: Item;
  addText: string;
  most: number;
  /** Renders the fields of an item; `nameOf('href')` is a field's key in the form's values. */
  children: (item: Item, nameOf: (field: keyof Item & string) => string) => ReactNode;
}

/** A reorderable list of items with their fields. */
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
    // Focus would be lost with the removed item.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's values belong to its index
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
  /** Disabled at the end, but may keep focus. */
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
