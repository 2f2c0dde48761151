import { localName } from '@nukkad/platform/names';
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

/** A value from a list, which is kept in English and shown in the page's language, or free text. */
export function OneOf({ name, options, onChoose, ...field }: Props) {
  return (
    <FormField<string> name={name}>
      {({ value = '', error, onChange }) => (
        <Combobox
          {...field}
          error={error}
          isFiltering={!options.includes(value)}
          options={options.map((option) => ({ id: option, label: localName(option) }))}
          inputValue={options.includes(value) ? localName(value) : value}
          onInput={(typed) => onChange(options.find((one) => localName(one) === typed) ?? typed)}
          onChoose={(chosen) => {
            onChange(chosen);
            onChoose?.(chosen, value);
          }}
        />
      )}
    </FormField>
  );
}
