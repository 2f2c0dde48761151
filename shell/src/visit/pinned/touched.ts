/** Custom controls that fire no `input` event. */
const CHOICES = '[role="option"], [role="gridcell"], [role="slider"], [aria-pressed]';
const IN_FRONT = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
const MEDIA = 'audio, video';

/** User input that a page load would lose. */
export interface Touched {
  /** Something was typed, chosen or dropped since the last `forget`. */
  isTouched(): boolean;
  isInFront(): boolean;
  isPlaying(): boolean;
  forget(): void;
}

/** Watches the whole page for input. */
export function watchTouched(page: Document = document): Touched {
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  const choose = (event: Event) => {
    const isMoving = event instanceof KeyboardEvent && event.key === 'Tab';
    if (!isMoving && (event.target as Element | null)?.closest?.(CHOICES)) touch();
  };
  for (const type of ['input', 'change', 'drop']) page.addEventListener(type, touch, true);
  for (const type of ['click', 'keydown']) page.addEventListener(type, choose, true);
  return {
    isTouched: () => isTouched,
    isInFront: () => page.querySelector(IN_FRONT) !== null,
    isPlaying: () =>
      [...page.querySelectorAll<HTMLMediaElement>(MEDIA)].some(({ paused }) => !paused),
    forget() {
      isTouched = false;
    },
  };
}
