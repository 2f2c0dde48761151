const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** Names of a form's fields in DOM order. */
export function fieldNames(form: HTMLFormElement): string[] {
  return placesOf(form).map(({ dataset }) => dataset.field ?? '');
}

/** What a field is called on the page; undefined for one without a label of its own. */
export function fieldLabel(form: HTMLFormElement, name: string): string | undefined {
  const place = placesOf(form).find(({ dataset }) => dataset.field === name);
  const labels = [...(place?.querySelectorAll('[data-field-label]') ?? [])];
  // Fields within a list of fields have labels of their own.
  const own = labels.find((label) => label.closest('[data-field]') === place);
  return own?.textContent ?? undefined;
}

/** Focuses a field: its marked entry or chosen radio, else its first control. */
export function focusField(form: HTMLFormElement, name: string): void {
  const place = placesOf(form).find(({ dataset }) => dataset.field === name);
  // Keep the focus if the field has set it itself.
  if (place?.contains(document.activeElement)) return;
  const controls = [...(place?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(isReachable);
  const chosen = controls.find((control) =>
    control.matches('[data-entry], [type="radio"]:checked'),
  );
  (chosen ?? controls[0])?.focus();
}

function isReachable(control: HTMLElement): boolean {
  return (
    control.tabIndex >= 0 &&
    !control.matches(':disabled, [type="hidden"]') &&
    !control.closest('[aria-hidden="true"]')
  );
}

function placesOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[data-field]')];
}
