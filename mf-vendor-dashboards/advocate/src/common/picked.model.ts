import { messages } from '@nukkad/platform/contract';
import type { ComboboxOption, Validator } from '@nukkad/shared-ui';

/** A choice in a combobox; `id` is null until the text matches an option. */
export interface Picked {
  id: string | null;
  label: string;
}

export const nothingPicked: Picked = { id: null, label: '' };

/** Matches a text against the option labels, ignoring case. */
export function pickedBy(label: string, options: readonly ComboboxOption[]): Picked {
  const meant = label.trim().toLowerCase();
  const option = options.find((one) => one.label.toLowerCase() === meant);
  return { id: option?.id ?? null, label };
}

/** Requires a matched option: `isPicked('Choose one of your clients')`. */
export function isPicked(message: string): Validator<Picked> {
  return (picked) => {
    if (!picked || picked.label.trim() === '') return messages.required;
    return picked.id === null ? message : undefined;
  };
}
