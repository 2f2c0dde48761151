type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Ends remembering; returns a function that does it all again on the hydrated page. */
export type EarlyActs = () => () => void;

/**
 * Remembers what a visitor does on a page rendered ahead before it is hydrated: presses of buttons,
 * and what is typed. Links, `<details>` and scrolling work by themselves. Call the result right
 * before hydration, as React answers presses from then on and may reset fields.
 */
export function rememberActs(root: HTMLElement): EarlyActs {
  const pressed = new Set<HTMLElement>();
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
    if (!button || button.closest('a')) return;
    // A form would be sent as a document, past its checks.
    event.preventDefault();
    pressed.add(button);
  };
  root.addEventListener('click', onClick, true);
  return () => {
    root.removeEventListener('click', onClick, true);
    const typed = typedIn(root);
    return () => {
      for (const [field, value] of typed) if (field.isConnected) retype(field, value);
      for (const button of pressed) if (button.isConnected) button.click();
    };
  };
}

function typedIn(root: HTMLElement): [Field, string][] {
  return Array.from(root.querySelectorAll<Field>('input, textarea, select'))
    .filter((field) => contentOf(field) !== initialOf(field))
    .map((field) => [field, contentOf(field)]);
}

function retype(field: Field, value: string): void {
  if (isChoice(field)) {
    if (contentOf(field) !== value) field.click();
    return;
  }
  // React compares with the last value it saw, which may be this one: an empty one comes between.
  for (const next of ['', value]) {
    Reflect.set(Object.getPrototypeOf(field), 'value', next, field);
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function contentOf(field: Field): string {
  return isChoice(field) ? String(field.checked) : field.value;
}

function initialOf(field: Field): string {
  if (isChoice(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = Array.from(field.options);
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
