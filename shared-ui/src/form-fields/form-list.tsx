import arrayMutators from 'final-form-arrays';
import { type ReactNode, useContext } from 'react';
import { useForm } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import { ErrorVisibilityContext } from '../form/error-visibility';
import { Form, type FormProps } from '../form/form';
import { problemOf } from '../form/form.model';
import styles from '../form/form.module.css';
import { whenLeft } from '../form/when-left';

/**
 * A form with list values, see `FormList`.
 * `<FormWithLists label="Footer" initialValues={{ links: [] }} onSubmit={save}>…</FormWithLists>`
 */
export function FormWithLists<Values extends object>(props: Omit<FormProps<Values>, 'mutators'>) {
  return <Form<Values> {...props} mutators={{ ...arrayMutators }} />;
}

/** Props that a form list passes to its children. */
export interface ListLink<Item> {
  items: readonly Item[];
  /** Error of the whole list, to show now. */
  error: string | undefined;
  /** Name of an item, or of a field in it: `nameOf(0, 'href')` is "links[0].href". */
  nameOf: (place: number, field?: keyof Item & string) => string;
  add: (item: Item) => void;
  insert: (place: number, item: Item) => void;
  remove: (place: number) => void;
  move: (from: number, to: number) => void;
}

export interface FormListProps<Item> {
  /** Key in the form's values. */
  name: string;
  /** Validates the whole list. Read once. */
  validate?: (items: readonly Item[]) => string | undefined;
  /** Renders the list. Use the index as `key`: a row's values belong to its index. */
  children: (list: ListLink<Item>) => ReactNode;
}

/**
 * Values that can be added, removed and moved, within `FormWithLists`.
 * `<FormList<Link> name="links">{({ items, nameOf, add }) => items.map((_, place) => <FormTextField
 * key={place} name={nameOf(place, 'href')} label="Leads to" />)}</FormList>`
 */
export function FormList<Item>({ name, validate, children }: FormListProps<Item>) {
  const form = useForm();
  const visibility = useContext(ErrorVisibilityContext);
  const { fields, meta } = useFieldArray(name, {
    subscription: { value: true, error: true, touched: true, submitError: true },
    ...(validate && { validate: (items: Item[] | undefined) => validate(items ?? []) }),
  });
  const isErrorShown = meta.touched || visibility === 'all';
  const error = (isErrorShown ? problemOf(meta.error) : undefined) ?? problemOf(meta.submitError);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes focus events
    <div
      className={styles.field}
      data-field={name}
      onBlur={(event) => visibility !== 'sent' && whenLeft(event, () => form.blur(name))}
    >
      {children({
        error,
        items: fields.value ?? [],
        nameOf: (place, field) => `${name}[${place}]${field === undefined ? '' : `.${field}`}`,
        add: fields.push,
        insert: fields.insert,
        remove: fields.remove,
        move: fields.move,
      })}
    </div>
  );
}
