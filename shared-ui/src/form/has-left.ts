import type { FocusEvent } from 'react';

/** Not when focus moves inside, nor when it goes to the list which the field itself has opened. */
export function hasLeft({
  currentTarget,
  target,
  relatedTarget,
}: FocusEvent<HTMLElement>): boolean {
  if (!currentTarget.contains(target) || currentTarget.contains(relatedTarget)) return false;
  return !target.matches('button[aria-expanded="true"]');
}
