/**
 * Polyfill for jsdom, which has no `showModal` and no layout: focus moves inside, Escape and
 * `close()` end the dialog, and focus returns. Journeys in a real browser cover the rest.
 */
export function letDialogsOpen(): void {
  Object.assign(window, { matchMedia: () => new EventTarget() });
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  const end = (dialog: HTMLDialogElement) => {
    if (!dialog.open) return;
    dialog.open = false;
    (before.get(dialog) as HTMLElement | null)?.focus();
    dialog.dispatchEvent(new Event('close'));
  };
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      before.set(this, document.activeElement);
      this.open = true;
      this.querySelector<HTMLElement>('button, [href], input')?.focus();
    },
    close(this: HTMLDialogElement) {
      end(this);
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    const top = [...document.querySelectorAll('dialog')].filter(({ open }) => open).at(-1);
    if (key === 'Escape' && top) end(top);
  });
}
