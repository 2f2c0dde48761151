import { type ReactNode, useCallback, useContext } from 'react';
import { useField, useForm } from 'react-final-form';
import { ErrorVisibilityContext } from '../form/error-visibility';
import { problemOf } from '../form/form.model';
import styles from '../form/form.module.css';
import type { Validator } from '../form/validators.model';
import { whenLeft } from '../form/when-left';

/** Props that a form field passes to the plain field. */
export interface FieldLink<Value> {
  /** Current value; `undefined` if the form began without one. */
  value: Value | undefined;
  /** Error to show: the field was left or the form submitted. */
  error: string | undefined;
  onChange: (value: Value) => void;
}

/** Props of a form field. */
export interface FormFieldProps<Value> {
  /** Key in the form's values; a dot addresses nested ones: "address.pin". */
  name: string;
  validate?: Validator<Value> | undefined;
  /** Renders the field. */
  children: (link: FieldLink<Value>) => ReactNode;
}

/** Props of a plain field within a form: the form supplies value and error, the caller the name. */
export type Linked<Props, Value> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'isSelected' | 'values' | 'onChange' | 'onBlur' | 'error'
> &
  Pick<FormFieldProps<Value>, 'name' | 'validate'>;

const asIs = <Value,>(value: Value): Value => value;

/**
 * Connects any field to the surrounding form; the ready ones (`FormTextField` …) are built on it.
 * `<FormField<string> name="otp">{(link) => <OtpField label="Code" {...link} value={link.value ??
 * ''} … />}</FormField>`
 */
export function FormField<Value>({ name, validate, children }: FormFieldProps<Value>) {
  const form = useForm();
  const visibility = useContext(ErrorVisibilityContext);
  const { input, meta } = useField<Value | undefined>(name, {
    // The library's defaults convert `''` to undefined and back.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes focus events
    <div
      className={styles.field}
      data-field={name}
      onBlur={(event) => visibility !== 'sent' && whenLeft(event, () => form.blur(name))}
    >
      {children({ value: input.value, error, onChange })}
    </div>
  );
}

/**
 * A value of the surrounding form, and its setter:
 * `const [mobile] = useFormValue<string>('mobile')`.
 */
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

/** Sets several values at once: `useFormChange<Address>()({ city, locality: '' })`. */
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

/** Clears a value and its touched state: `useClearing('password')` after a rejection. */
export function useClearing(name: string): () => void {
  const form = useForm();
  return useCallback(() => {
    form.change(name, '');
    form.resetFieldState(name as never);
  }, [form, name]);
}
