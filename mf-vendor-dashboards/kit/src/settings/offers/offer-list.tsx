import { Button, FormList, type ListLink, PlusIcon } from '@nukkad/shared-ui';
import { type ReactNode, useState } from 'react';
import type { RowNames } from '../entries/new-entries';
import { newRowId, useRowFocus } from '../entries/rows';
import { useReturn } from '../entries/use-return';
import styles from '../part/settings.module.css';
import { text } from '../part/settings.text';

interface Row {
  /** The stored id, or a temporary one. */
  id: string;
  isNew: boolean;
  name: string;
}

/** Rows that are expanded for editing. */
export interface OpenRows {
  isOpen: (row: Row) => boolean;
  open: (id: string) => void;
  closeAll: () => void;
}

/** New rows are expanded until stored; others once edited. */
export function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: ({ id, isNew }) => isNew || ids.has(id),
    open: (id) => setIds((before) => new Set([...before, id])),
    closeAll: () => setIds(new Set()),
  };
}

interface Props<One extends Row> {
  /** Field name in the form values. */
  name: string;
  label: string;
  /** Maximum number of rows. */
  most: number;
  words: { add: string; none: string; newOne: string };
  empty: Omit<One, 'id' | 'isNew'>;
  openRows: OpenRows;
  /** The line about one. */
  summarize: (row: One) => ReactNode;
  /** The fields of one. */
  children: (nameOf: RowNames<One>, row: One) => ReactNode;
}

/** Ordered list of offers: add, edit, move, remove; stored by Save. */
export function OfferList<One extends Row>({ name, ...props }: Props<One>) {
  return <FormList<One> name={name}>{(list) => <Rows {...props} list={list} />}</FormList>;
}

type RowsProps<One extends Row> = Omit<Props<One>, 'name'> & { list: ListLink<One> };

function Rows<One extends Row>(props: RowsProps<One>) {
  const { list, label, most, words, empty, openRows, summarize, children } = props;
  const { items } = list;
  const { rows, lead } = useRowFocus();
  const { button, back } = useReturn();
  const add = () => {
    const id = newRowId();
    list.add({ ...empty, id, isNew: true } as One);
    lead(id);
  };
  const edit = (id: string) => {
    openRows.open(id);
    lead(id);
  };
  const remove = (place: number) => {
    list.remove(place);
    back();
  };
  return (
    <div ref={rows} className={styles.form}>
      {items.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list} aria-label={label}>
        {items.map((row, place) => (
          <li key={row.id} data-row={row.id} className={styles.offer}>
            <Line
              name={row.name.trim() || words.newOne}
              about={row.isNew ? null : summarize(row)}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              onMove={(by) => list.move(place, place + by)}
              onEdit={openRows.isOpen(row) ? undefined : () => edit(row.id)}
              onRemove={() => remove(place)}
            />
            {openRows.isOpen(row) && (
              <fieldset className={styles.item} aria-label={text.editOf(row.name || words.newOne)}>
                {children((field) => list.nameOf(place, field), row)}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
      {items.length >= most && <p>{text.full}</p>}
      {items.length < most && (
        <div>
          <Button ref={button} tone="secondary" onClick={add}>
            <PlusIcon size={18} />
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  name: string;
  about: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  /** Undefined while its fields are shown. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

function Line({ name, about, isFirst, isLast, onMove, onEdit, onRemove }: LineProps) {
  const step = (by: -1 | 1, label: string, arrow: string, isEnd: boolean) => (
    <Button
      tone="ghost"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove(by)}
    >
      <span aria-hidden="true">{arrow}</span>
    </Button>
  );
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <br />
        {about}
      </span>
      <span className={styles.ways}>
        {step(-1, text.earlier(name), '↑', isFirst)}
        {step(1, text.later(name), '↓', isLast)}
        {onEdit && (
          <Button tone="ghost" aria-label={text.editOf(name)} onClick={onEdit}>
            {text.edit}
          </Button>
        )}
        <Button tone="ghost" aria-label={text.removeOf(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </span>
    </div>
  );
}
