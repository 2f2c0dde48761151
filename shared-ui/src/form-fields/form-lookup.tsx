import { Combobox, type ComboboxOption, type ComboboxProps } from '../combobox/combobox';
import { FormField, type Linked } from './form-field';

/** Value of a `FormLookup`; without id nothing is chosen yet. */
export interface Picked {
  id: string;
  label: string;
}

/** Value of a lookup field before a choice. */
export const nothingPicked: Picked = { id: '', label: '' };

type Typed = 'sections' | 'options' | 'inputValue' | 'onInput' | 'onChoose' | 'onSubmit';

export interface FormLookupProps
  extends Linked<Omit<ComboboxProps, Typed | 'isFiltering'>, Picked | null> {
  /** Entries that match the text. */
  options: readonly ComboboxOption[];
  /** The text is long enough to be searched for. */
  isAsked: boolean;
  /** Called at each change of the text, to load matching options. */
  onSearch: (text: string) => void;
  /** Why the search failed; shown while searching. */
  failure?: string | undefined;
}

/**
 * Chooses an entry of a long list by part of its name. A text that is the label of a single option
 * chooses it too.
 *
 * @example <FormLookup name="client" label="Client" {...{ options, isAsked }} onSearch={setQ} />
 */
export function FormLookup(props: FormLookupProps) {
  const { name, validate, options, isAsked, onSearch, failure, emptyText, isLoading, ...field } =
    props;
  return (
    <FormField<Picked | null> name={name} validate={validate}>
      {({ value, error, onChange }) => {
        // A chosen entry needs no list, which would cover the form.
        const isAsking = !value?.id && isAsked;
        return (
          <Combobox
            {...field}
            name={name}
            error={(isAsking ? failure : undefined) ?? error}
            {...(isAsking && emptyText !== undefined && { emptyText })}
            isLoading={isAsking && isLoading === true}
            options={isAsking ? options : []}
            inputValue={value?.label ?? ''}
            onInput={(label) => {
              onSearch(label);
              onChange({ id: idOf(options, label), label });
            }}
            onChoose={(id) => {
              const chosen = options.find((option) => option.id === id);
              if (chosen) onChange({ id, label: chosen.label });
            }}
          />
        );
      }}
    </FormField>
  );
}

function idOf(options: readonly ComboboxOption[], text: string): string {
  const [named, ...others] = options.filter(({ label }) => label === text);
  return named !== undefined && others.length === 0 ? named.id : '';
}
