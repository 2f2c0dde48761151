import { useId } from 'react';
import { classNames } from '../class-names';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { ChevronDownIcon } from '../icons/icons';
import * as words from '../words';
import styles from './select.module.css';

/** One of the answers; `value` is told to `onChange` and is never empty. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** Told `null` when the choice is taken back, which only an optional field allows. */
  onChange: (value: Value | null) => void;
  /** Shown while nothing is chosen. Default "Choose…". */
  placeholder?: string;
  /** Something is always chosen: there is nothing to require, and nothing to take back. */
  isAlwaysChosen?: boolean;
  name?: string;
  onBlur?: () => void;
}

/**
 * One answer out of many. The browser's own list, so that a phone shows its picker.
 * `<Select label="State" options={states} value={state} onChange={setState} />`
 */
export function Select<Value extends string>({
  label,
  hint,
  error,
  isRequired = false,
  isDisabled,
  options,
  value,
  onChange,
  placeholder = words.choose,
  isAlwaysChosen = false,
  ...control
}: SelectProps<Value>) {
  const id = useId();
  const help = useHelp({ hint, error });
  const chosen = (written: string) => options.find((option) => option.value === written);
  return (
    <div className={field.field}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <div className={classNames(field.box, styles.box)}>
        <select
          {...control}
          id={id}
          className={classNames(field.input, styles.select)}
          value={value ?? ''}
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={Boolean(error)}
          aria-describedby={help.describedBy}
          onChange={(event) => onChange(chosen(event.target.value)?.value ?? null)}
        >
          {!isAlwaysChosen && (
            <option value="" disabled={isRequired}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.chevron} size={20} />
      </div>
      <FieldHelp id={help.id} hint={hint} error={error} />
    </div>
  );
}
