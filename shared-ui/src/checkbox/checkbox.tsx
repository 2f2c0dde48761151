import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import choice from '../field/choice.module.css';
import { FieldHelp, type FieldProps, useHelp } from '../field/field';
import { CheckIcon } from '../icons/icons';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** Label beside the box; may contain links. */
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
  onBlur?: () => void;
}

/**
 * An optional or required tick.
 * `<Checkbox label="I agree" isSelected={agreed} onChange={setAgreed} />`
 */
export function Checkbox({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  isSelected,
  onChange,
  ...input
}: CheckboxProps) {
  const help = useHelp({ hint, error });
  return (
    <div>
      <label className={choice.row}>
        <span className={styles.box}>
          <input
            {...input}
            type="checkbox"
            className={classNames(choice.control, styles.input)}
            checked={isSelected}
            disabled={isDisabled}
            aria-required={isRequired}
            aria-invalid={Boolean(error)}
            aria-describedby={help.describedBy}
            onChange={(event) => onChange(event.target.checked)}
          />
          {isSelected && <CheckIcon className={styles.tick} size={16} strokeWidth={3} />}
        </span>
        <span>
          {label}
          {isRequired && (
            <span className={choice.star} aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </label>
      <div className={choice.help}>
        <FieldHelp id={help.id} hint={hint} error={error} />
      </div>
    </div>
  );
}
