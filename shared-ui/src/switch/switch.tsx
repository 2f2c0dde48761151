import { classNames } from '../class-names';
import choice from '../field/choice.module.css';
import { FieldHelp, type FieldProps, useHelp } from '../field/field';
import styles from './switch.module.css';

export interface SwitchProps extends Pick<FieldProps, 'label' | 'hint' | 'isDisabled'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
}

/**
 * An on/off setting, applied at once.
 * `<Switch label="Available today" isSelected={isOpen} … />`
 */
export function Switch({ label, hint, isDisabled, isSelected, onChange, name }: SwitchProps) {
  const help = useHelp({ hint });
  return (
    <div>
      <label className={classNames(choice.row, styles.row)}>
        <span>{label}</span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state
          role="switch"
          className={classNames(choice.control, styles.track)}
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={help.describedBy}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      <FieldHelp id={help.id} hint={hint} />
    </div>
  );
}
