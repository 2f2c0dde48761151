import { useId, useRef } from 'react';
import {
  Select as AriaSelect,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { RemovableChips } from '../chip-group/removable-chips';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { FieldHelp, FieldLabel, type FieldProps, RequiredNote, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { CheckIcon, ChevronDownIcon } from '../icons/icons';
import list from '../list-box/list-box.module.css';
import popover from '../popover/popover.module.css';
import type { SelectOption } from '../select/select';
import styles from './multi-select.module.css';
import { text } from './multi-select.text';

export interface MultiSelectProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  values: readonly Value[];
  /** Receives all selected values, in the order of the options. */
  onChange: (values: Value[]) => void;
  /** Shown while nothing is selected. Default "Choose…". */
  placeholder?: string;
  name?: string;
}

/** Up to this number the button lists the labels, beyond it a count. */
const NAMED = 2;

/**
 * Multiple selection from a list. Selected values stand below, each removable.
 * `<MultiSelect label="Languages" options={languages} values={spoken} onChange={setSpoken} />`
 */
export function MultiSelect<Value extends string>({
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  options,
  values,
  onChange,
  placeholder = common.choose,
  name,
}: MultiSelectProps<Value>) {
  const required = useId();
  const help = useHelp({ hint, error }, ...(isRequired ? [required] : []));
  const button = useRef<HTMLButtonElement>(null);
  const chosen = options.filter(({ value }) => values.includes(value));
  const change = (keys: readonly unknown[]) =>
    onChange(options.map(({ value }) => value).filter((value) => keys.includes(value)));
  const remove = (gone: Value) => {
    // The last chip is gone, so the button takes focus.
    if (chosen.length === 1) button.current?.focus();
    change(values.filter((value) => value !== gone));
  };
  return (
    <div className={field.field}>
      <AriaSelect
        className={field.field}
        selectionMode="multiple"
        value={[...values]}
        onChange={change}
        name={name}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
      >
        <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
        <Button
          ref={button}
          className={classNames(field.box, styles.button)}
          aria-describedby={help.describedBy}
        >
          <SelectValue className={classNames(styles.value, chosen.length === 0 && styles.none)}>
            {summaryOf(chosen) || placeholder}
          </SelectValue>
          <ChevronDownIcon className={styles.chevron} size={20} />
        </Button>
        {isRequired && <RequiredNote id={required} />}
        <FieldHelp id={help.id} hint={hint} error={error} />
        <Popover
          className={classNames(popover.popover, list.popover)}
          offset={6}
          containerPadding={8}
        >
          <ListBox className={list.list}>
            {options.map((option) => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                className={list.option}
                textValue={option.label}
                isDisabled={option.isDisabled ?? false}
              >
                {({ isSelected }) => (
                  <>
                    <span className={list.words}>{option.label}</span>
                    {isSelected && <CheckIcon className={list.tick} size={20} />}
                  </>
                )}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
      <RemovableChips label={label} options={chosen} onRemove={remove} isDisabled={isDisabled} />
    </div>
  );
}

function summaryOf(chosen: readonly { label: string }[]): string {
  if (chosen.length > NAMED) return text.chosen(chosen.length);
  return chosen.map(({ label }) => label).join(', ');
}
