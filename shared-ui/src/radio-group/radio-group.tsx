import { useId } from 'react';
import { classNames } from '../class-names';
import choice from '../field/choice.module.css';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from '../field/field';
import field from '../field/field.module.css';
import styles from './radio-group.module.css';

/** An option; `onChange` receives its `value`. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Default: a generated one. */
  name?: string;
  /** Options side by side, for two or three short ones. Default: stacked. */
  isRow?: boolean;
}

/**
 * Single selection from a few visible options.
 * `<RadioGroup label="Gender" options={genders} … />`
 */
export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  options,
  value,
  onChange,
  name,
  isRow = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const help = useHelp({ hint, error });
  return (
    <div
      className={field.field}
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={help.describedBy}
      aria-required={isRequired}
      aria-invalid={Boolean(error)}
    >
      <FieldLabel id={id} elementType="span" isRequired={isRequired}>
        {label}
      </FieldLabel>
      <div className={classNames(isRow && styles.row)}>
        {options.map((option) => (
          <label key={option.value} className={choice.row}>
            <input
              type="radio"
              className={classNames(choice.control, styles.input)}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldHelp id={help.id} hint={hint} error={error} />
    </div>
  );
}
