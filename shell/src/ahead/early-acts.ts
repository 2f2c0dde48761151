type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Repeats what was done so far; call it once the page is mounted, or drawn anew. */
export type EarlyActs = () => void;

const FIELDS = 'input, textarea, select';
/** What a press opens or does: a combobox opens its suggestions. */
const BUTTONS = 'button, [role="tab"], [role="combobox"]';
const CONTROLS = `a, ${BUTTONS}`;
/** What comes of a press before its `click`. */
const PARTS_OF_PRESS = ['mousedown', 'pointerup', 'mouseup'] as const;

/**
 * Remembers what a visitor does on a page rendered ahead before it is hydrated: presses of buttons
 * and comboboxes, the field that has focus, and what is typed. Links, `<details>` and scrolling work
 * by themselves. Parts whose code comes later are hydrated later: each field and button is repeated
 * once its own part is.
 */
export function rememberActs(root: HTMLElement): EarlyActs {
  const typed = new Map(typedIn(root));
  const pressed = new Set(root.querySelectorAll<HTMLElement>('[data-held]'));
  const onInput = ({ target }: Event) => {
    const field = (target as Element).closest<Field>(FIELDS);
    if (field && !isHydrated(field)) typed.set(field, contentOf(field));
  };
  const entered = new Set(root.querySelectorAll<Field>(`:is(${FIELDS}):focus`));
  const onFocus = ({ target }: Event) => {
    const field = (target as Element).closest<Field>(FIELDS);
    if (field && !isHydrated(field)) entered.add(field);
  };
  root.addEventListener('input', onInput, true);
  root.addEventListener('focusin', onFocus, true);
  let isMounted = false;
  // `public/theme.js` kept presses until now.
  window.dispatchEvent(new Event('nukkad-acts'));
  holdPresses(root, pressed, () => isMounted);

  return function repeat() {
    isMounted = true;
    const controls = Array.from(root.querySelectorAll(`${FIELDS}, ${BUTTONS}`));
    for (const field of entered) whenReady(field, entered, () => reenter(field));
    for (const [field, value] of typed) whenReady(field, typed, () => retype(field, value));
    for (const button of pressed) whenReady(button, pressed, () => repress(button));
    // Nothing is remembered of what is hydrated: the listeners may stay.
    if (!controls.every(isHydrated)) requestAnimationFrame(repeat);
  };
}

/**
 * Keeps a press that began before hydration from handlers, from its first event to its last: they
 * ignore one that they have the end of alone. A link is the browser's to follow, except that of a
 * tab whose part is about to be hydrated. What ends after hydration is repeated at once.
 */
function holdPresses(root: HTMLElement, pressed: Set<HTMLElement>, isMounted: () => boolean): void {
  let begun: HTMLElement | null = null;
  const onDown = (event: Event) => {
    const control = controlOf(event);
    begun = control && !isHydrated(control) ? control : null;
    if (begun) event.stopImmediatePropagation();
  };
  const onPart = (event: Event) => {
    if (begun && begun === controlOf(event)) event.stopImmediatePropagation();
  };
  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    const isBegun = begun !== null && begun === control;
    begun = null;
    if (!control || (isHydrated(control) && !isBegun)) return;
    event.stopImmediatePropagation();
    const isAnswered = isHydrated(control) || (isMounted() && control.matches(BUTTONS));
    if (control.closest('a') && (opensElsewhere(event) || !isAnswered)) return;
    // A form would be sent as a document, past its checks; a link would leave the document.
    event.preventDefault();
    if (isHydrated(control)) setTimeout(() => control.click());
    else keepPressed(control, pressed);
  };
  root.addEventListener('pointerdown', onDown, true);
  for (const type of PARTS_OF_PRESS) root.addEventListener(type, onPart, true);
  root.addEventListener('click', onClick, true);
}

/** Shown as pressed: its part may be long in coming. */
function keepPressed(button: HTMLElement, pressed: Set<HTMLElement>): void {
  pressed.add(button);
  button.dataset.held = '';
}

function repress(button: HTMLElement): void {
  delete button.dataset.held;
  button.click();
}

const controlOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(CONTROLS);
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Repeats an act of a hydrated element; that of one that is gone is forgotten. */
function whenReady<T extends Element>(
  element: T,
  acts: { delete(element: T): boolean },
  repeat: () => void,
): void {
  if (element.isConnected && !isHydrated(element)) return;
  acts.delete(element);
  if (element.isConnected) repeat();
}

/** React's own node for an element, as far as it is read here; it tells nobody else. */
interface Fiber {
  flags: number;
  alternate: Fiber | null;
  return: Fiber | null;
}

/** Flags `Placement` and `Hydrating` of React's nodes that are rendered and not yet mounted. */
const NOT_YET_MOUNTED = 0b10 | 0b1_0000_0000_0000;

/**
 * Whether React answers for an element. It marks elements as it renders them, before what they are in
 * is mounted: where another part of it is waited for, it ignores events until then.
 */
function isHydrated(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  let fiber: Fiber | null = key ? Reflect.get(element, key) : null;
  if (!fiber) return false;
  if (fiber.alternate) return true;
  for (; fiber; fiber = fiber.return) if (fiber.flags & NOT_YET_MOUNTED) return false;
  return true;
}

function typedIn(root: HTMLElement): [Field, string][] {
  return Array.from(root.querySelectorAll<Field>(FIELDS))
    .filter((field) => contentOf(field) !== initialOf(field))
    .map((field) => [field, contentOf(field)]);
}

function reenter(field: Field): void {
  if (field !== document.activeElement) return;
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
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
