const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** The names of a form's fields, in the order in which they stand on the page. */
export function fieldNames(form: HTMLFormElement): string[] {
  return placesOf(form).map(({ dataset }) => dataset.field ?? '');
}

/** Takes the visitor to a field: to its marked entry or chosen radio, else to its first control. */
export function focusField(form: HTMLFormElement, name: string): void {
  const place = placesOf(form).find(({ dataset }) => dataset.field === name);
  // A field that took the visitor in by itself knows better where to.
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
