import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import { classNames } from '../class-names';
import { FieldHelp, FieldLabel, type FieldProps, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { OwnDescription } from '../field/own-description';
import { CloseIcon } from '../icons/icons';
import list from '../list-box/list-box.module.css';
import popover from '../popover/popover.module.css';
import styles from './combobox.module.css';
import { text } from './combobox.text';

/** A suggestion. */
export interface ComboboxOption {
  /** Passed to `onChoose`; unique among all sections. */
  id: string;
  label: string;
  /** A second line: "Bengaluru, 560038". */
  detail?: string;
}

/** Options with a heading. */
export interface ComboboxSection {
  title: string;
  options: readonly ComboboxOption[];
  /** Action for the whole section, below the last option: "Clear All". */
  action?: { label: string; onPress: () => void };
}

type Suggestions =
  | {
      options: readonly ComboboxOption[];
      sections?: never;
      /** Filters options by the text: for a complete list. */
      isFiltering?: boolean;
    }
  | { sections: readonly ComboboxSection[]; options?: never; isFiltering?: never };

interface Look extends FieldProps {
  inputValue: string;
  /** Called at each change of the text; the parent supplies matching options. */
  onInput: (text: string) => void;
  /** An option was chosen; the parent then sets its label as text, or navigates. */
  onChoose: (id: string) => void;
  /** Enter was pressed on the text itself. Without it Enter submits the surrounding form. */
  onSubmit?: (text: string) => void;
  placeholder?: string;
  /** Options are loading. */
  isLoading?: boolean;
  /** Shown when no option matches. Default: no list. */
  emptyText?: string;
  /** Shows the label to screen readers only; the visual context must name the field. */
  isLabelHidden?: boolean;
  /** 44 px high, or 56 px as a page's main search. Default `medium`. */
  size?: 'medium' | 'large';
  /** Icon before the text, 20 px. */
  icon?: ReactNode;
  name?: string;
}

export type ComboboxProps = Look & Suggestions;

/**
 * Free text with suggestions. Arrow keys move, Enter chooses, Escape closes.
 * `<Combobox label="Locality" options={localities} inputValue={text} onInput={setText}
 * onChoose={choose} />`
 */
export function Combobox({
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  options,
  sections,
  inputValue,
  onInput,
  onChoose,
  onSubmit,
  placeholder,
  isLoading = false,
  emptyText,
  isLabelHidden = false,
  isFiltering = false,
  size = 'medium',
  icon,
  name,
}: ComboboxProps) {
  const help = useHelp({ hint, error });
  // Only while the list closes: it closes when a selection is set.
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setChosen(id);
    if (id !== null) onChoose(id);
  };
  const isWritten = inputValue.trim() !== '';
  const given: Iterable<object> = sections ?? options;
  const empty = isLoading ? text.searching : emptyText;
  return (
    <AriaComboBox
      className={field.field}
      aria-label={isLabelHidden ? label : undefined}
      name={name}
      inputValue={inputValue}
      onInputChange={onInput}
      selectedKey={chosen}
      onSelectionChange={(key) => choose(key === null ? null : String(key))}
      onOpenChange={(isOpen) => !isOpen && setChosen(null)}
      // Do not filter the parent's list again: filtering sections loses their order.
      items={isFiltering ? undefined : given}
      allowsEmptyCollection={isWritten && empty !== undefined}
      allowsCustomValue
      menuTrigger="focus"
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {!isLabelHidden && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
      <OwnDescription by={help.describedBy}>
        <Box
          {...{ label, inputValue, onInput, onSubmit, placeholder, icon, isDisabled }}
          isLarge={size === 'large'}
        />
      </OwnDescription>
      <FieldHelp id={help.id} hint={hint} error={error} />
      <Popover
        className={classNames(popover.popover, list.popover, styles.popover)}
        offset={6}
        crossOffset={-2}
        containerPadding={8}
      >
        <ListBox
          className={list.list}
          aria-label={label}
          aria-busy={isLoading}
          renderEmptyState={() => <div className={list.empty}>{empty}</div>}
        >
          {options?.map(drawOption)}
          {sections?.map(drawSection)}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

interface BoxProps
  extends Pick<
    Look,
    'label' | 'inputValue' | 'onInput' | 'onSubmit' | 'placeholder' | 'icon' | 'isDisabled'
  > {
  isLarge: boolean;
}

function Box({
  label,
  inputValue,
  onInput,
  onSubmit,
  icon,
  isDisabled,
  isLarge,
  ...rest
}: BoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant');
    if (!onSubmit || event.key !== 'Enter' || isOnOption || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit(inputValue);
  };
  const clear = () => {
    onInput('');
    input.current?.focus();
  };
  return (
    <div className={classNames(field.box, styles.box, isLarge && styles.large)}>
      <Input
        ref={input}
        className={classNames(field.input, styles.input, Boolean(icon) && styles.hasIcon)}
        enterKeyHint={onSubmit ? 'search' : undefined}
        onKeyDown={submit}
        {...rest}
      />
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {inputValue !== '' && !isDisabled && (
        <button
          type="button"
          className={classNames(field.inside, styles.clear)}
          aria-label={text.clear(label)}
          onClick={clear}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}

function drawOption({ id, label, detail }: ComboboxOption) {
  return (
    <ListBoxItem key={id} id={id} className={list.option} textValue={label}>
      <span className={list.words}>
        <span>{label}</span>
        {detail && <span className={list.detail}>{detail}</span>}
      </span>
    </ListBoxItem>
  );
}

function drawSection({ title, options, action }: ComboboxSection) {
  return (
    <ListBoxSection key={title} id={title} className={list.section}>
      <Header className={list.title}>{title}</Header>
      {options.map(drawOption)}
      {action && (
        // An option, because a listbox may contain no button.
        <ListBoxItem
          id={`${title}: ${action.label}`}
          className={list.action}
          textValue={action.label}
          aria-label={`${action.label}: ${title}`}
          onAction={action.onPress}
        >
          {action.label}
        </ListBoxItem>
      )}
    </ListBoxSection>
  );
}
