import type { FocusEvent } from 'react';

let isPressing = false;

// A press takes the focus away before it ends, and no event of focus tells of it.
if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => {
    isPressing = type === 'mousedown';
  };
  for (const type of ['mousedown', 'mouseup', 'dragend']) window.addEventListener(type, note, true);
}

/**
 * Acts once the focus has left the field; where a press took it, at the end of the press: an error
 * that is shown earlier moves the button from under the pointer, and nothing is pressed.
 */
export function whenLeft(event: FocusEvent<HTMLElement>, act: () => void): void {
  if (!hasLeft(event)) return;
  if (isPressing) window.addEventListener('mouseup', act, { once: true, capture: true });
  else act();
}

/** False when focus moves inside, or to the popup which the field itself has opened. */
function hasLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return false;
  return !target.matches('button[aria-expanded="true"]');
}
