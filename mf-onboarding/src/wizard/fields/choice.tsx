import { localName } from '@nukkad/platform/names';
import { FormField, Select } from '@nukkad/shared-ui';

interface Props {
  name: string;
  label: string;
  hint?: string | undefined;
  options: readonly string[];
}

/**
 * A select, which also offers a removed option if it is the current value; the draft stores an
 * empty text for none.
 */
export function Choice({ name, options, ...field }: Props) {
  return (
    <FormField<string> name={name}>
      {({ value = '', error, onChange }) => (
        <Select
          {...field}
          isRequired
          options={[...new Set([...options, value])].filter(Boolean).map(optionOf)}
          value={value || null}
          error={error}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      )}
    </FormField>
  );
}

const optionOf = (name: string) => ({ value: name, label: localName(name) });
