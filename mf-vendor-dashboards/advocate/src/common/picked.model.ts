import { messages } from '@nukkad/platform/contract';
import type { ComboboxOption, Validator } from '@nukkad/shared-ui';

/** Somebody or something chosen by writing a part of its name; `id` is null until it is certain. */
export interface Picked {
  id: string | null;
  label: string;
}

export const nothingPicked: Picked = { id: null, label: '' };

/** What is meant by a text: one of the options whose label it is, in whatever case. */
export function pickedBy(label: string, options: readonly ComboboxOption[]): Picked {
  const meant = label.trim().toLowerCase();
  const option = options.find((one) => one.label.toLowerCase() === meant);
  return { id: option?.id ?? null, label };
}

/** Something has to be chosen: `isPicked('Choose one of your clients')`. */
export function isPicked(message: string): Validator<Picked> {
  return (picked) => {
    if (!picked || picked.label.trim() === '') return messages.required;
    return picked.id === null ? message : undefined;
  };
}
