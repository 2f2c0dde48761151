import { Button, FormList, type ListLink, PlusIcon } from '@nukkad/shared-ui';
import { type ReactNode, useId, useRef } from 'react';
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
  /** Items keep their order: they have no buttons that move them. */
  isFixed?: boolean;
  /** Renders the fields of an item; `nameOf('href')` is a field's key in the form's values. */
  children: (item: Item, nameOf: (field: keyof Item & string) => string) => ReactNode;
}

/** A list of items with their fields, which can be moved unless it is fixed. */
export function OrderedList<Item>({ name, validate, ...props }: Props<Item>) {
  return (
    <FormList<Item> name={name} {...(validate && { validate })}>
      {(list) => <Items {...props} list={list} />}
    </FormList>
  );
}

type ItemsProps<Item> = Omit<Props<Item>, 'name' | 'validate'> & { list: ListLink<Item> };

function Items<Item>({
  list,
  label,
  titleOf,
  empty,
  addText,
  most,
  isFixed,
  children,
}: ItemsProps<Item>) {
  const { items, error, nameOf } = list;
  const add = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const whyFull = useId();
  const isFull = items.length >= most;
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
                  {!isFixed && (
                    <Moves
                      title={title}
                      isFirst={place === 0}
                      isLast={place === items.length - 1}
                      onMove={(by) => move(place, by, title)}
                    />
                  )}
                  <Step name={text.remove(title)} onPress={() => remove(place)}>
                    {text.removeWord}
                  </Step>
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div className={styles.ways}>
        <Button
          ref={add}
          tone="secondary"
          // Disabled in name only: it takes the focus of a removed item.
          aria-disabled={isFull}
          aria-describedby={isFull ? whyFull : undefined}
          onClick={() => !isFull && list.add({ ...empty })}
        >
          <PlusIcon size={18} />
          {addText}
        </Button>
        {isFull && (
          <p id={whyFull} className={styles.full}>
            {text.full(most)}
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface MovesProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

function Moves({ title, isFirst, isLast, onMove }: MovesProps) {
  return (
    <>
      <Step name={text.up(title)} isLast={isFirst} onPress={() => onMove(-1)}>
        {text.upWord}
      </Step>
      <Step name={text.down(title)} isLast={isLast} onPress={() => onMove(1)}>
        {text.downWord}
      </Step>
    </>
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
