import { useId } from 'react';
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import chip from '../chip/chip.module.css';
import { classNames } from '../class-names';
import { CheckIcon } from '../icons/icons';
import styles from './chip-group.module.css';

/** One of the chips; `value` is told to `onSelect`. */
export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

type Selection<Value extends string> =
  | {
      selection: 'single';
      selected: Value | null;
      /** Told `null` when the chosen one is pressed again, unless one has to be chosen. */
      onSelect: (selected: Value | null) => void;
    }
  | {
      selection: 'multiple';
      selected: readonly Value[];
      /** Told in the order of the options. */
      onSelect: (selected: Value[]) => void;
    };

interface Look<Value extends string> {
  /** What the chips choose, above them: "Languages". */
  label: string;
  options: readonly ChipOption<Value>[];
  /** The label is for those who cannot see the chips only. */
  isLabelHidden?: boolean;
  /** The last chosen one cannot be given up. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

export type ChipGroupProps<Value extends string> = Look<Value> & Selection<Value>;

/**
 * Chips to press, for filters: one of them or several. One stop for the keyboard, arrows inside.
 * `<ChipGroup label="Languages" selection="multiple" options={languages} selected={spoken} onSelect={setSpoken} />`
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
              classNames(chip.chip, styles.chip, isSelected && chip.current)
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
