/** What runs in the page by its text alone: the function stands by itself. */

/**
 * Hears of builds and lets the shell renew the slot. A new build is drawn afresh; what somebody had
 * typed, ticked and chosen in the slot is put back as far as the new one has the same fields.
 */
export function slotClient(eventsAddress: string): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** A new build is drawn within this long, in milliseconds. */
  const patience = 10_000;

  const isTick = (field: Field) => field.type === 'checkbox' || field.type === 'radio';

  // By their names, and among those of one name by their order: ids are made anew.
  const fieldsByName = () => {
    const found = new Map<string, Field>();
    for (const field of document.querySelectorAll<Field>('main :is(input, select, textarea)')) {
      // Nobody but the person can choose a file.
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
    // React watches the element's own setter, and believes the one of its class.
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
        // What stands there still is of the build before.
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
