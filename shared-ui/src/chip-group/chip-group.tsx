import { useId } from 'react';
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import chip from '../chip/chip.module.css';
import { classNames } from '../class-names';
import { CheckIcon } from '../icons/icons';
import styles from './chip-group.module.css';

/** A chip; `onSelect` receives its `value`. */
export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

type Selection<Value extends string> =
  | {
      selection: 'single';
      selected: Value | null;
      /** Receives `null` when the selected chip is pressed again, unless required. */
      onSelect: (selected: Value | null) => void;
    }
  | {
      selection: 'multiple';
      selected: readonly Value[];
      /** Receives the values in the order of the options. */
      onSelect: (selected: Value[]) => void;
    };

interface Look<Value extends string> {
  /** Label above the chips: "Languages". */
  label: string;
  options: readonly ChipOption<Value>[];
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** The last selected chip cannot be deselected. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

export type ChipGroupProps<Value extends string> = Look<Value> & Selection<Value>;

/**
 * Filter chips with single or multiple selection. One tab stop, arrows inside.
 * `<ChipGroup label="Languages" selection="multiple" options={languages} selected={spoken}
 * onSelect={setSpoken} />`
 */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, isLabelHidden = false, isRequired = false, isDisabled = false } = props;
  const id = useId();
  const change = (keys: Set<Key>) => {
    const chosen = options.map(({ value }) => value).filter((value) => keys.has(value));
    if (props.selection === 'single') props.onSelect(chosen[0] ?? null);
    else props.onSelect(chosen);
  };
  return (
    <div className={styles.field}>
      {!isLabelHidden && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
      <ToggleButtonGroup
        className={styles.chips}
        aria-label={isLabelHidden ? label : undefined}
        aria-labelledby={isLabelHidden ? undefined : id}
        selectionMode={props.selection}
        selectedKeys={chosenOf(props)}
        onSelectionChange={change}
        disallowEmptySelection={isRequired}
        isDisabled={isDisabled}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            className={({ isSelected }) =>
              classNames(chip.chip, styles.chip, 'nk-needs-script', isSelected && chip.current)
            }
            isDisabled={option.isDisabled ?? false}
          >
            {({ isSelected }) => (
              <>
                {isSelected && <CheckIcon size={16} />}
                {option.label}
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

function chosenOf<Value extends string>(props: Selection<Value>): readonly Value[] {
  if (props.selection === 'multiple') return props.selected;
  return props.selected === null ? [] : [props.selected];
}
