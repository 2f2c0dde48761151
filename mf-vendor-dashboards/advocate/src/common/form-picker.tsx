import type { Validator } from '@nukkad/shared-ui';
import { Combobox, type ComboboxOption, FormField } from '@nukkad/shared-ui';
import { nothingPicked, type Picked, pickedBy } from './picked.model';

interface Props {
  name: string;
  label: string;
  hint: string;
  /** Message when nothing matches the typed text. */
  emptyText: string;
  options: readonly ComboboxOption[];
  isLoading: boolean;
  onSearch: (text: string) => void;
  validate: Validator<Picked>;
}

/** Form field for one of many options, searched by name. */
export function FormPicker({ name, validate, options, onSearch, ...field }: Props) {
  return (
    <FormField<Picked> name={name} validate={validate}>
      {({ value = nothingPicked, error, onChange }) => (
        <Combobox
          {...field}
          isRequired
          name={name}
          error={error}
          options={options}
          inputValue={value.label}
          onInput={(label) => {
            onChange(pickedBy(label, options));
            onSearch(label);
          }}
          onChoose={(id) => {
            const chosen = options.find((option) => option.id === id);
            if (chosen) onChange({ id, label: chosen.label });
          }}
        />
      )}
    </FormField>
  );
}
