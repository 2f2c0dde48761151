import { Button, FormList, type ListLink, PlusIcon } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from '../part/settings.module.css';
import { text } from '../part/settings.text';
import { newRowId, useRowFocus } from './rows';
import { useReturn } from './use-return';

interface Row {
  id: string;
}

/** Form field name of a row's property. */
export type RowNames<One> = (field: keyof One & string) => string;

interface Props<One extends Row> {
  /** One button per kind of row. */
  adds: readonly { text: string; row: Omit<One, 'id'>; isFull?: boolean }[];
  titleOf: (row: One) => string;
  children: (row: One, nameOf: RowNames<One>, place: number) => ReactNode;
}

/** Rows to add with the next Save, see `TypedEntries`. */
export function NewEntries<One extends Row>(props: Props<One>) {
  return <FormList<One> name="added">{(list) => <Rows {...props} list={list} />}</FormList>;
}

function Rows<One extends Row>({
  list,
  adds,
  titleOf,
  children,
}: Props<One> & { list: ListLink<One> }) {
  const { items, nameOf } = list;
  const { rows, lead } = useRowFocus();
  const { button, back } = useReturn();
  const add = (row: Omit<One, 'id'>) => {
    const id = newRowId();
    list.add({ ...row, id } as One);
    lead(id);
  };
  const remove = (place: number) => {
    list.remove(place);
    back();
  };
  return (
    <div ref={rows} className={styles.form}>
      {items.map((row, place) => (
        <fieldset key={row.id} data-row={row.id} className={styles.item}>
          <legend className={styles.name}>{titleOf(row)}</legend>
          {children(row, (field) => nameOf(place, field), place)}
          <div>
            <Button tone="ghost" size="small" onClick={() => remove(place)}>
              {text.takeBack(titleOf(row))}
            </Button>
          </div>
        </fieldset>
      ))}
      <div className={styles.ways}>
        {adds.map(({ text: word, row, isFull = false }, nth) => (
          <Button
            key={word}
            ref={nth === 0 ? button : undefined}
            tone="secondary"
            disabled={isFull}
            onClick={() => add(row)}
          >
            <PlusIcon size={18} />
            {word}
          </Button>
        ))}
      </div>
    </div>
  );
}
