import { useId } from 'react';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { ChevronDownIcon } from '../icons/icons';
import styles from './select.module.css';

/** An option; `onChange` receives its `value`, which is never empty. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** `null` while nothing is selected. */
  value: Value | null;
  /** Receives `null` when the selection is cleared, which only an optional field allows. */
  onChange: (value: Value | null) => void;
  /** Shown while nothing is selected. Default "Choose…". */
  placeholder?: string;
  /** Always has a value: nothing to require or to clear. */
  isAlwaysChosen?: boolean;
  name?: string;
  onBlur?: () => void;
}

/**
 * Single selection from many options. Native, so that a phone shows its picker.
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
  placeholder = common.choose,
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
