/** Functions sent to the page as text: the function must be self-contained. */

/**
 * Receives builds and has the shell remount the slot. Text, ticks and choices in the slot's form
 * fields are restored where the new build has the same fields.
 */
export function slotClient(eventsAddress: string): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** Milliseconds for a new build to render. */
  const patience = 10_000;

  const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio';

  // By name, and by order among equal names: ids are generated anew.
  const fieldsByName = () => {
    const found = new Map<string, Field>();
    for (const field of document.querySelectorAll<Field>('main :is(input, select, textarea)')) {
      // Scripts cannot set the value of a file input.
      if (field.type === 'file') continue;
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
      const name = `${field.type} ${field.name || label} ${isTick(field) ? field.value : ''}`;
      let count = 0;
      while (found.has(`${name} ${count}`)) count += 1;
      found.set(`${name} ${count}`, field);
    }
    return found;
  };

  const fill = (field: Field, { value, checked }: { value: string; checked: boolean }) => {
    if (isTick(field)) {
      if ((field as HTMLInputElement).checked !== checked) field.click();
      return;
    }
    if (field.value === value) return;
    // React overrides the element's own setter; the prototype's setter makes it notice the change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const taken = () => {
    const fields = [...fieldsByName()];
    return {
      values: fields.map(([name, field]) => {
        const checked = isTick(field) && (field as HTMLInputElement).checked;
        return { name, field, value: field.value, checked };
      }),
      focused: fields.find(([, field]) => field === document.activeElement)?.[0],
      scrolled: [scrollX, scrollY] as const,
    };
  };

  const putBack = ({ values, focused, scrolled }: ReturnType<typeof taken>) => {
    const left = new Map(values.map((one) => [one.name, one]));
    const look = () => {
      for (const [name, field] of fieldsByName()) {
        const before = left.get(name);
        // An element still there belongs to the previous build.
        if (!before || before.field === field) continue;
        left.delete(name);
        fill(field, before);
        if (name === focused) field.focus({ preventScroll: true });
        scrollTo(...scrolled);
      }
      if (left.size === 0) watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => watch.disconnect(), patience);
  };

  const builds = new EventSource(eventsAddress);
  builds.addEventListener('built', ({ data }) => {
    putBack(taken());
    dispatchEvent(new CustomEvent('nukkad:renew', { detail: JSON.parse(data).part }));
  });
  builds.addEventListener('broken', ({ data }) => {
    const { problem } = JSON.parse(data);
    console.error(`The build failed, so the page shows the one before.\n${problem}`);
  });
}
