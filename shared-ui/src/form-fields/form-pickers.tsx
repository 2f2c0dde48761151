import { Combobox, type ComboboxOption, type ComboboxProps } from '../combobox/combobox';
import { MultiSelect, type MultiSelectProps } from '../multi-select/multi-select';
import { FormField, type Linked } from './form-field';

export type FormMultiSelectProps<Value extends string> = Linked<
  MultiSelectProps<Value>,
  readonly Value[]
>;

/** `<FormMultiSelect name="languages" label="Languages" options={languages} />` */
export function FormMultiSelect<Value extends string>({
  name,
  validate,
  ...field
}: FormMultiSelectProps<Value>) {
  return (
    <FormField<readonly Value[]> name={name} validate={validate}>
      {({ value = [], ...link }) => (
        <MultiSelect<Value> {...field} {...link} name={name} values={value} />
      )}
    </FormField>
  );
}

type Typed = 'sections' | 'options' | 'inputValue' | 'onInput' | 'onChoose' | 'onSubmit';

export interface FormComboboxProps
  extends Linked<Omit<ComboboxProps, Typed | 'isFiltering'>, string> {
  options: readonly ComboboxOption[];
  /** Called at each change of the text, to load matching options. */
  onSearch?: (text: string) => void;
  /** Receives the chosen option; the form itself keeps its label as text. */
  onChoose?: (option: ComboboxOption) => void;
}

/** `<FormCombobox name="locality" label="Locality" options={found} onSearch={search} />` */
export function FormCombobox({
  name,
  validate,
  options,
  onSearch,
  onChoose,
  ...field
}: FormComboboxProps) {
  return (
    <FormField<string> name={name} validate={validate}>
      {({ value = '', error, onChange }) => (
        <Combobox
          {...field}
          name={name}
          error={error}
          options={options}
          inputValue={value}
          onInput={(text) => {
            onChange(text);
            onSearch?.(text);
          }}
          onChoose={(id) => {
            const chosen = options.find((option) => option.id === id);
            if (!chosen) return;
            onChange(chosen.label);
            onChoose?.(chosen);
          }}
        />
      )}
    </FormField>
  );
}
