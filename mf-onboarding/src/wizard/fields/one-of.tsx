import { Combobox, FormField } from '@nukkad/shared-ui';

interface Props {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  options: readonly string[];
  /** Chosen from the list, not typed. */
  onChoose?: (chosen: string, before: string) => void;
}

/** A value from a list, or free text. */
export function OneOf({ name, options, onChoose, ...field }: Props) {
  return (
    <FormField<string> name={name}>
      {({ value = '', error, onChange }) => (
        <Combobox
          {...field}
          error={error}
          isFiltering={!options.includes(value)}
          options={options.map((option) => ({ id: option, label: option }))}
          inputValue={value}
          onInput={onChange}
          onChoose={(chosen) => {
            onChange(chosen);
            onChoose?.(chosen, value);
          }}
        />
      )}
    </FormField>
  );
}
