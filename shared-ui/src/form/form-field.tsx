import { type ReactNode, useCallback, useContext } from 'react';
import { useField, useForm } from 'react-final-form';
import { ErrorVisibilityContext } from './error-visibility';
import { problemOf } from './form.model';
import styles from './form.module.css';
import { hasLeft } from './has-left';
import type { Validator } from './validators.model';

/** What a field of a form hands to the plain field inside. */
export interface FieldLink<Value> {
  /** What was answered so far; `undefined` where the form began without a value. */
  value: Value | undefined;
  /** To be shown now: the field was left or the form submitted, and this is wrong. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** What a field of a form is told. */
export interface FormFieldProps<Value> {
  /** Its key in the values of the form; a dot leads inside: "address.pin". */
  name: string;
  validate?: Validator<Value> | undefined;
  /** Draws the field. */
  children: (link: FieldLink<Value>) => ReactNode;
}

/** The props of a plain field within a form: the form brings value and error, the caller the name. */
export type Linked<Props, Value> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'isSelected' | 'values' | 'onChange' | 'onBlur' | 'error'
> &
  Pick<FormFieldProps<Value>, 'name' | 'validate'>;

const asIs = <Value,>(value: Value): Value => value;

/**
 * Ties any field to the form around it; the ready ones (`FormTextField` …) are made of it.
 * `<FormField<string> name="otp">{(link) => <OtpField label="Code" {...link} value={link.value ?? ''} … />}</FormField>`
 */
export function FormField<Value>({ name, validate, children }: FormFieldProps<Value>) {
  const form = useForm();
  const visibility = useContext(ErrorVisibilityContext);
  const { input, meta } = useField<Value | undefined>(name, {
    // The library's own would read `''` as nothing and nothing as `''`.
    format: asIs,
    parse: asIs,
    allowNull: true,
    validate: validate as ((value: Value | undefined, values: object) => unknown) | undefined,
    subscription: { value: true, error: true, touched: true, submitError: true },
  });
  const onChange = (value: Value) => {
    if (meta.submitError) form.mutators.forget?.(name);
    form.change(name, value);
  };
  const isErrorShown = meta.touched || visibility === 'all';
  const error = (isErrorShown ? problemOf(meta.error) : undefined) ?? problemOf(meta.submitError);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that focus has left the control inside
    <div
      className={styles.field}
      data-field={name}
      onBlur={(event) => visibility !== 'sent' && hasLeft(event) && form.blur(name)}
    >
      {children({ value: input.value, error, onChange })}
    </div>
  );
}

/** An answer of the form around, and how to change it: `const [mobile] = useFormValue<string>('mobile')`. */
export function useFormValue<Value>(name: string) {
  const form = useForm();
  const { input } = useField<Value | undefined>(name, {
    format: asIs,
    allowNull: true,
    subscription: { value: true },
  });
  const change = (value: Value) => form.change(name, value);
  return [input.value, change] as const;
}

/** How to change several answers at once: `useFormChange<Address>()({ city, locality: '' })`. */
export function useFormChange<Values extends object>(): (values: Partial<Values>) => void {
  const form = useForm<Values>();
  return useCallback(
    (values) =>
      form.batch(() => {
        for (const name of Object.keys(values) as (keyof Values)[]) form.change(name, values[name]);
      }),
    [form],
  );
}

/** How to make an answer one that nobody has given yet: `useClearing('password')` after a refusal. */
export function useClearing(name: string): () => void {
  const form = useForm();
  return useCallback(() => {
    form.change(name, '');
    form.resetFieldState(name as never);
  }, [form, name]);
}
