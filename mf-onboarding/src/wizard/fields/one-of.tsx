import { Combobox } from '@nukkad/shared-ui';

interface Props {
  label: string;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  options: readonly string[];
  value: string;
  /** `isChosen`: it was taken from the list, not typed. */
  onChange: (value: string, isChosen: boolean) => void;
}

/** One of a list, or what somebody types in its place. */
export function OneOf({ options, value, onChange, ...field }: Props) {
  return (
    <Combobox
      {...field}
      isFiltering={!options.includes(value)}
      options={options.map((name) => ({ id: name, label: name }))}
      inputValue={value}
      onInput={(typed) => onChange(typed, false)}
      onChoose={(name) => onChange(name, true)}
    />
  );
}
